import { traditional } from './traditional.ts';

/** One category as the compiled file holds it: id, parent id ('' at the top), and three names. */
export type CategoryRow = [string, string, string, string, string];

const tree: [string, string, string][] = [
  ['1', 'Bricks', '基础砖'], ['101', 'Basic bricks', '基础砖'], ['102', 'Tall and corner bricks', '高砖与转角砖'],
  ['2', 'Plates', '基础板'], ['201', 'Plates, 1 wide', '单排板'], ['202', 'Plates, 2 wide', '双排板'], ['203', 'Large plates', '大板'], ['204', 'Baseplates', '底板'],
  ['3', 'Tiles', '光面板'], ['301', 'Tiles', '光面板'], ['302', 'Round tiles', '圆形光面板'], ['303', 'Special tiles', '特殊光面板'],
  ['4', 'Slopes', '坡面砖'], ['401', 'Slopes', '坡面砖'], ['402', 'Inverted slopes', '反坡砖'], ['403', 'Double slopes and roofs', '双坡与屋顶'],
  ['5', 'Curved', '弧面'], ['501', 'Curved slopes', '弧面砖'], ['502', 'Curved bricks', '弧形砖'],
  ['6', 'Round', '圆形'], ['601', 'Round bricks', '圆形砖'], ['602', 'Round plates', '圆形板'], ['603', 'Cones and domes', '圆锥与球顶'], ['604', 'Dishes', '碟形件'],
  ['7', 'Wedges and corners', '楔形与转角'], ['701', 'Wedge plates', '楔形板'], ['702', 'Wedge bricks', '楔形砖'], ['703', 'Corner plates', '转角板'],
  ['8', 'Special bricks and plates', '特殊砖与特殊板'], ['801', 'Special bricks', '特殊砖'], ['802', 'Special plates', '特殊板'], ['803', 'Jumper plates', '单点板'],
  ['9', 'Arches and brackets', '拱形与支架'], ['901', 'Arches', '拱形砖'], ['902', 'Brackets', '转角支架'], ['903', 'Supports and cranes', '支柱与起重'],
  ['10', 'Technic', '科技'], ['1001', 'Technic bricks', '科技砖'], ['1002', 'Technic plates', '科技板'], ['1003', 'Liftarms', '孔臂'], ['1004', 'Axles and bushes', '轴与轴套'], ['1005', 'Pins', '轴栓'], ['1006', 'Connectors', '连接件'], ['1007', 'Gears', '齿轮'], ['1008', 'Technic panels', '科技外板'], ['1009', 'Steering, engines and more', '转向引擎与其他'],
  ['11', 'Wheels and vehicles', '轮与交通'], ['1101', 'Wheels', '轮毂与轮'], ['1102', 'Tyres and treads', '轮胎与履带'], ['1103', 'Mudguards and car parts', '挡泥板与车身'], ['1104', 'Vehicle bases', '车底盘'], ['1105', 'Boats and aircraft', '船与飞机'], ['1106', 'Trains and tracks', '火车与轨道'], ['1107', 'Windscreens and cockpits', '风挡与驾驶舱'],
  ['12', 'Doors, windows and panels', '门窗与墙板'], ['1201', 'Doors', '门'], ['1202', 'Windows and glass', '窗与玻璃'], ['1203', 'Panels', '墙板'], ['1206', 'Magnets', '磁铁件'],
  ['13', 'Minifigures', '人仔'], ['1301', 'Hair', '头发'], ['1302', 'Hats and helmets', '帽与头盔'], ['1303', 'Heads and bodies', '头与身体'], ['1304', 'Clothing and armour', '服饰与护甲'], ['1305', 'Tools and accessories', '道具'], ['1306', 'Weapons', '兵器'],
  ['14', 'Buildable figures', '拼装人偶'], ['1401', 'Limbs and bodies', '肢体与躯干'], ['1402', 'Armour', '护甲'], ['1403', 'Heads and masks', '头与面具'], ['1404', 'Weapons', '兵器'],
  ['15', 'Plants and animals', '植物与动物'], ['1501', 'Plants', '植物'], ['1502', 'Animals', '动物'], ['1503', 'Animal parts', '动物部件'], ['1504', 'Food', '食物'], ['1505', 'Rocks and energy', '岩石与能量'],
  ['16', 'Bars, hinges and fittings', '杆管与铰链'], ['1601', 'Bars and antennas', '杆与天线'], ['1602', 'Hoses', '软管'], ['1603', 'Chains, strings and nets', '链绳与网'], ['1604', 'Hinges and turntables', '铰链与转盘'], ['1605', 'Containers', '容器'], ['1606', 'Fences, ladders and stairs', '栏杆与楼梯'], ['1607', 'Flags and signs', '旗帜与路牌'],
];

/** The shop's two-level category tree, in the order it is shown. */
export function categoryRows(): CategoryRow[] {
  return tree.map(([id, en, hans]) => [id, id.slice(0, -2), en, hans, traditional(hans)]);
}
