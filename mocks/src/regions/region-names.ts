import { areaList } from '@vant/area-data';

/** The name of each region by its code of six digits: two each for province, city and district. */
export const regionNames: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...areaList.province_list, ...areaList.city_list, ...areaList.county_list }),
);
