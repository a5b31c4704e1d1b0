/** Real keys of the catalogue, at least one of each family, for measurements and tests. */
export const sampleKeys: readonly string[] = `
brick-2x4 brick-2x2 brick-1x2 brick-1x4 brick-1x1 brick-1x2x5 brick-1x8 brick-2x3 brick-2x10 plate-1x1 plate-1x2 plate-1x3 plate-1x4 plate-1x6
plate-2x2 plate-2x3 plate-2x4 plate-2x8 plate-4x4 plate-4x8 plate-6x6 plate-8x8 plate-8x16 baseplate-32x32 baseplate-16x16 tile-1x1 tile-1x2 tile-2x2
tile-1x4 tile-2x4 grille-1x2 jumper-1x2 jumper-2x2 corner-2x2 cornerbrick-2x2 cornertile-2x2 wedge-2x4-l wedge-2x4-r wedge-2x3-l wedge-4x4 wedge-2x2
wedge-4x6 wedgebrick-2x4-l wedgebrick-2x3-r wedgebrick-2x4 slope-45-2x2 slope-45-2x4 slope-45-1x2 slope-33-2x3 slope-33-1x3 slope-75-1x2x3
slope-65-1x2x2 slope-18-2x4 slope-25-3x4 slopeinv-45-1x2 slopeinv-45-2x2 slopeinv-33-2x3 slopedouble-45-2x2 slopedouble-45-2x4 slopecorner-45-2x2
cheese-1x1 cheese-1x2 curve-1x2 curve-1x4 curve-2x4 curve-1x3x2 curveinv-1x2 curveinv-2x4 roundplate-1x1 roundplate-2x2 roundplate-4x4 roundtile-1x1
roundtile-2x2 quartertile-1x1 roundbrick-1x1 roundbrick-2x2 roundbrick-4x4 cone-1x1 cone-2x2 dish-2x2 dish-4x4 dome-2x2 arch-1x4 arch-1x3 arch-1x6x2
arch-1x12x3 bracket-1x2-1x2 bracket-1x2-2x2 bracket-1x2-1x4 headlight-1x1 snot-1x1 snot-1x2 snot-1x4 log-1x2 log-1x4 masonry-1x2 profile-1x2
clipplate-1x1 clipplate-1x2 barplate-1x2 railplate-1x2 panel-1x2x1 panel-1x4x3 panel-1x2x2 window-1x2x2 window-1x4x3 door-1x4x6 glass-1x2x2
fence-1x4x2 fence-1x4x1 ladder technic-1x1 technic-1x2 technic-1x4 technic-1x16 technicplate-2x4 beam-1 beam-3 beam-5 beam-15 beambent-4x4
beambent-3x7 beaml-2x4 beaml-3x5 beamt-3x3 beamframe-5x7 beamthin-4 axle-2 axle-4 axle-12 pin pin-long pin-half axlepin bush bush-half connector
connector-perp connector-angle gear-8 gear-12 gear-16 gear-24 gear-40 gearbevel-12 gearbevel-20 rack-1x4 worm wheel wheel-18 tyre tyre-24 wheeltyre
wheeltyre-56 hingeplate-1x2 hingebrick-1x2 turntable-2x2 turntable-4x4 bar-4 antenna lever chain hose head torso legs hair hat helmet hand arm
tool-sword tool-shield tool-pole tool leaves tree flower bush-plant animal windscreen-2x4x2 windscreen-3x4x1 cockpit-4x6x2 box-2x2 box-3x4 drawer
barrel basket support-2x2x5 support-2x2x10 girder-1x6 crane technicpanel-5 ball balljoint towball-2x2 flag-2x2 sign magnet motor string rock engine
propeller-3 rotor-4 schematic-brick-2x4 schematic-technic-1x6 schematic-minifig-2x2 schematic-panel-1x4x3 schematic-wheel-2x2 schematic-other-4x4
schematic-plate-2x2
`
  .trim()
  .split(/\s+/);
