/** The slab door, shape by shape: frame, leaf, furniture, glass, and its plan with the way that it swings. */
import { describe, expect, it } from 'vitest'
import { dimensionLine, factsOf, itemsOf, partsOf } from '../../../testing/scene-lines.ts'
import type { DrawContext } from '../../family.ts'
import { drawSlabDoor } from './family.ts'
import { type SlabDoorInput, slabDoorSpecSchema } from './spec.ts'

const grey = { fill: '#646464', surface: 'plain' } as const
const door = {
  width: 1000,
  height: 2000,
  thickness: 40,
  frame: { width: 50, depth: 100 },
  clearance: 4,
  undercut: 6,
  wallThickness: 120,
  edge: { profile: 'square' },
  finish: grey,
} satisfies SlabDoorInput

const draw = (spec: SlabDoorInput, context?: DrawContext) =>
  drawSlabDoor(slabDoorSpecSchema.parse(spec), context)

describe('a slab door', () => {
  it('hangs in its frame and swings inwards', () => {
    const scene = draw(door)
    // The frame stands 54 mm around the leaf, 6 mm under it is the floor. Texts 42 mm (2.1 %), hatching 18 mm (0.9 %): walls 25.2,
    // frame and leaf 14.4. The plan starts 320 + 150 mm right of the frame; the handle of 48 mm ends it at the floor.
    expect(itemsOf(scene.items)).toEqual([
      'rect -54,-54 1108×2060 | frame | outline ink | on grey 90',
      'path M-54 -54L-4 -4M1054 -54L1004 -4 | frame | fine ink',
      'rect -4,-4 1008×2010 | frame | on grey 25',
      'rect 0,0 1000×2000 r0 | leaf | on grey 100',
      'path M1000 0L0 1000L1000 2000 | swing | hidden ink2',
      'rect 0,0 1000×2000 | leaf | outline ink',
      'path M0 130h12v100h-12ZM0 180h12 | hinge | fine ink | on #b1b3b6',
      'path M0 950h12v100h-12ZM0 1000h12 | hinge | fine ink | on #b1b3b6',
      'path M0 1770h12v100h-12ZM0 1820h12 | hinge | fine ink | on #b1b3b6',
      'circle 940,956 r26 | handle | detail grey 22 | on #abadb0',
      'rect 820,946 130×20 r10 | handle | detail grey 22 | on #8f9296',
      'circle 940,1031 r13 | handle | detail grey 22 | on #abadb0',
      'rect 938,1024.5 4×13 r2 | handle | on #393a3c',
      'line -159,2006 1159,2006 | floor | outline ink',
      'path M1374 1858L1524 1858L1524 1958L1374 1958Z | wall | on paper',
      'path M1501.62 1858L1524 1880.38M1465.98 1858L1524 1916.02M1430.34 1858L1524 1951.66M1394.7 1858L1494.7 1958M1374 1872.93L1459.07 1958M1374 1908.57L1423.43 1958M1374 1944.21L1387.79 1958 | wall | fine ink2',
      'path M1374 1858L1524 1858L1524 1958L1374 1958Z | wall | outline ink',
      'path M2632 1858L2782 1858L2782 1958L2632 1958Z | wall | on paper',
      'path M2748.95 1858L2782 1891.05M2713.32 1858L2782 1926.68M2677.68 1858L2777.68 1958M2642.04 1858L2742.04 1958M2632 1883.6L2706.4 1958M2632 1919.24L2670.76 1958M2632 1954.87L2635.13 1958 | wall | fine ink2',
      'path M2632 1858L2782 1858L2782 1958L2632 1958Z | wall | outline ink',
      'path M1524 1858L1574 1858L1574 1958L1524 1958Z | frame | on grey 185',
      'path M1524 1876.9L1542.9 1858M1524 1897.27L1563.27 1858M1524 1917.63L1574 1867.63M1524 1937.99L1574 1887.99M1524.36 1958L1574 1908.36M1544.72 1958L1574 1928.72M1565.09 1958L1574 1949.09 | frame | fine ink2',
      'path M1524 1858L1574 1858L1574 1958L1524 1958Z | frame | outline ink',
      'path M2582 1858L2632 1858L2632 1958L2582 1958Z | frame | on grey 185',
      'path M2582 1877.86L2601.86 1858M2582 1898.23L2622.23 1858M2582 1918.59L2632 1868.59M2582 1938.96L2632 1888.96M2583.32 1958L2632 1909.32M2603.69 1958L2632 1929.69M2624.05 1958L2632 1950.05 | frame | fine ink2',
      'path M2582 1858L2632 1858L2632 1958L2582 1958Z | frame | outline ink',
      'path M1574 1898L1586 1898L1586 1958L1574 1958Z | frame | on grey 185',
      'path M1574 1908.36L1584.36 1898M1574 1928.72L1586 1916.72M1574 1949.09L1586 1937.09M1585.45 1958L1586 1957.45 | frame | fine ink2',
      'path M1574 1898L1586 1898L1586 1958L1574 1958Z | frame | outline ink',
      'path M2570 1898L2582 1898L2582 1958L2570 1958Z | frame | on grey 185',
      'path M2570 1910.23L2582 1898.23M2570 1930.59L2582 1918.59M2570 1950.96L2582 1938.96 | frame | fine ink2',
      'path M2570 1898L2582 1898L2582 1958L2570 1958Z | frame | outline ink',
      'path M2578 1858A1000 1000 0 0 0 1578 858 | swing | hidden ink2',
      'rect 1578,858 40×1000 | swing | hidden ink2',
      'path M1578 1858L2578 1858L2578 1898L1578 1898Z | leaf | on grey 185',
      'path M2570.76 1858L2578 1865.24 … M1578 1883.47L1592.53 1898 (102) | leaf | fine ink2',
      'path M1578 1858L2578 1858L2578 1898L1578 1898Z | leaf | outline ink',
      'rect 2492,1898 52×6 | handle | detail grey 22 | on #a5a8ab',
      'rect 2509,1904 18×24 | handle | detail grey 22 | on #a5a8ab',
      'rect 2398,1928 130×18 r9 | handle | detail grey 22 | on #a5a8ab',
      'text 2078,804.4 Plan | middle | Inter 500 42 | note 42 | title | on ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'slab-door -159,-54 2941×2060',
      'width bottom 0,2006 1000,2006 | overall | own | leaf',
      'height left -54,0 -54,2000 | overall | own | leaf',
      'thickness right 2782,1858 2782,1898 | own | leaf',
      'frame-width bottom -54,2006 1054,2006 | own | frame',
      'frame-height left -54,-54 -54,2006 | own | frame',
      'jamb top -54,-54 -4,-54 | own | frame',
      'opening bottom 1524,1958 2632,1958 | own | wall',
      'handle-height left -54,956 -54,2006 | own | handle',
      'leaf “Door leaf” 0,0 1000×2000',
      'plan “Plan” 1374,838 1408×1168',
      'Slab door 1000 × 2000 mm, 40 mm thick. Hinged on the left, opening inwards. Frame 1108 × 2060 mm outside. Lever handle on the right.',
    ])
  })

  it('swings outwards on the right, with architraves, in a dark finish', () => {
    const scene = draw(
      {
        ...door,
        swing: 'out',
        frame: { width: 50, depth: 100, architrave: 70 },
        handle: { kind: 'none', side: 'left' },
        finish: { fill: '#000', title: 'Black' },
        edge: { profile: 'chamfer', size: 10 },
        unitNumber: 3,
      },
      { unit: 'in' },
    )
    // Architraves of 70 mm reach 20 mm further than the jambs of 50.
    expect(partsOf(scene, 'frame', 'leaf', 'swing', 'hinge', 'unitNumber', 'floor', 'wall')).toEqual([
      'rect -74,-74 1148×2080 | frame | outline ink | on grey 41',
      'path M-74 -74L-4 -4M1074 -74L1004 -4 | frame | fine ink',
      'rect -4,-4 1008×2010 | frame | on grey 0',
      'rect 0,0 1000×2000 r0 | leaf | on grey 0',
      'rect 10,10 980×1980 r0 | leaf | fine grey 77',
      'path M0 0L1000 1000L0 2000 | swing | hidden grey 128',
      'rect 0,0 1000×2000 | leaf | outline ink',
      'path M988 130h12v100h-12ZM988 180h12 | hinge | fine ink | on #b1b3b6',
      'path M988 950h12v100h-12ZM988 1000h12 | hinge | fine ink | on #b1b3b6',
      'path M988 1770h12v100h-12ZM988 1820h12 | hinge | fine ink | on #b1b3b6',
      'line -179,2006 1179,2006 | floor | outline ink',
      'group 500,1240 | unitNumber | note 42',
      '  rect -60.48,-39.9 120.96×79.8 r39.9 | unitNumber | detail ink | on paper',
      '  text 0,15.12 003 | middle | Inter 600 42 | unitNumber | on ink',
      'path M1394 886L1544 886L1544 986L1394 986Z | wall | on paper',
      'path M1527.49 886L1544 902.51M1491.85 886L1544 938.15M1456.21 886L1544 973.79M1420.57 886L1520.57 986M1394 895.07L1484.93 986M1394 930.7L1449.3 986M1394 966.34L1413.66 986 | wall | fine ink2',
      'path M1394 886L1544 886L1544 986L1394 986Z | wall | outline ink',
      'path M2652 886L2802 886L2802 986L2652 986Z | wall | on paper',
      'path M2774.82 886L2802 913.18M2739.19 886L2802 948.81M2703.55 886L2802 984.45M2667.91 886L2767.91 986M2652 905.73L2732.27 986M2652 941.37L2696.63 986M2652 977.01L2660.99 986 | wall | fine ink2',
      'path M2652 886L2802 886L2802 986L2652 986Z | wall | outline ink',
      'path M1544 886L1594 886L1594 986L1544 986Z | frame | on grey 140',
      'path M1544 899.76L1557.76 886M1544 920.13L1578.13 886M1544 940.49L1594 890.49M1544 960.86L1594 910.86M1544 981.22L1594 931.22M1559.58 986L1594 951.58M1579.95 986L1594 971.95 | frame | fine ink2',
      'path M1544 886L1594 886L1594 986L1544 986Z | frame | outline ink',
      'path M2602 886L2652 886L2652 986L2602 986Z | frame | on grey 140',
      'path M2602 900.72L2616.72 886M2602 921.09L2637.09 886M2602 941.45L2652 891.45M2602 961.82L2652 911.82M2602 982.18L2652 932.18M2618.55 986L2652 952.55M2638.91 986L2652 972.91 | frame | fine ink2',
      'path M2602 886L2652 886L2652 986L2602 986Z | frame | outline ink',
      'path M1594 886L1606 886L1606 946L1594 946Z | frame | on grey 140',
      'path M1594 890.49L1598.49 886M1594 910.86L1606 898.86M1594 931.22L1606 919.22M1599.58 946L1606 939.58 | frame | fine ink2',
      'path M1594 886L1606 886L1606 946L1594 946Z | frame | outline ink',
      'path M2590 886L2602 886L2602 946L2590 946Z | frame | on grey 140',
      'path M2590 892.36L2596.36 886M2590 912.72L2602 900.72M2590 933.09L2602 921.09M2597.45 946L2602 941.45 | frame | fine ink2',
      'path M2590 886L2602 886L2602 946L2590 946Z | frame | outline ink',
      'path M1524 874L1594 874L1594 886L1524 886Z | frame | on grey 140',
      'path M1524 879.03L1529.03 874M1537.4 886L1549.4 874M1557.76 886L1569.76 874M1578.13 886L1590.13 874 | frame | fine ink2',
      'path M1524 874L1594 874L1594 886L1524 886Z | frame | outline ink',
      'path M1524 986L1594 986L1594 998L1524 998Z | frame | on grey 140',
      'path M1527.22 998L1539.22 986M1547.58 998L1559.58 986M1567.95 998L1579.95 986M1588.31 998L1594 992.31 | frame | fine ink2',
      'path M1524 986L1594 986L1594 998L1524 998Z | frame | outline ink',
      'path M2602 874L2672 874L2672 886L2602 886Z | frame | on grey 140',
      'path M2602 880.36L2608.36 874M2616.72 886L2628.72 874M2637.09 886L2649.09 874M2657.45 886L2669.45 874 | frame | fine ink2',
      'path M2602 874L2672 874L2672 886L2602 886Z | frame | outline ink',
      'path M2602 986L2672 986L2672 998L2602 998Z | frame | on grey 140',
      'path M2606.55 998L2618.55 986M2626.91 998L2638.91 986M2647.28 998L2659.28 986M2667.64 998L2672 993.64 | frame | fine ink2',
      'path M2602 986L2672 986L2672 998L2602 998Z | frame | outline ink',
      'path M1598 986A1000 1000 0 0 0 2598 1986 | swing | hidden ink2',
      'rect 2558,986 40×1000 | swing | hidden ink2',
      'path M1598 946L2598 946L2598 986L1598 986Z | leaf | on grey 140',
      'path M2595.54 946L2598 948.46 … M1598 966.7L1617.3 986 (102) | leaf | fine ink2',
      'path M1598 946L2598 946L2598 986L1598 986Z | leaf | outline ink',
    ])
    expect(factsOf(scene)).toEqual([
      'slab-door -179,-74 2981×2080',
      'width bottom 0,2006 1000,2006 | overall | own | leaf',
      'height left -74,0 -74,2000 | overall | own | leaf',
      'thickness right 2802,946 2802,986 | own | leaf',
      'frame-width bottom -54,2006 1054,2006 | own | frame',
      'frame-height left -74,-54 -74,2006 | own | frame',
      'jamb top -54,-54 -4,-54 | own | frame',
      'opening bottom 1544,986 2652,986 | own | wall',
      'leaf “Door leaf” 0,0 1000×2000',
      'plan “Plan” 1394,846 1408×1160',
      'Slab door 39 3/8" × 78 3/4" in Black, 1 9/16" thick. Hinged on the right, opening outwards. Frame 43 5/8" × 81 1/8" outside. Unit 003.',
    ])
  })

  it('architraves narrower than the jambs reach no further, and end the plan below', () => {
    const scene = draw({
      ...door,
      frame: { width: 50, depth: 30, architrave: 30 },
      handle: { kind: 'none' },
      finish: { ...grey, surface: 'brushed' },
    })
    // A frame is as deep as its leaf at least.
    expect(partsOf(scene, 'frame', 'leaf')).toEqual([
      'rect -54,-54 1108×2060 | frame | outline ink | on grey 90',
      'path M-54 -54L-4 -4M1054 -54L1004 -4 | frame | fine ink',
      'rect -4,-4 1008×2010 | frame | on grey 25',
      'rect 0,0 1000×2000 r0 | leaf | on grey 100',
      'path M2 0V2000 … M998 0V2000 (168) | leaf | fine grey 95 2.23 mm',
      'rect 0,0 1000×2000 | leaf | outline ink',
      'path M1524 1954L1574 1954L1574 1994L1524 1994Z | frame | on grey 185',
      'path M1524 1958.36L1528.36 1954M1524 1978.72L1548.72 1954M1529.09 1994L1569.09 1954M1549.45 1994L1574 1969.45M1569.82 1994L1574 1989.82 | frame | fine ink2',
      'path M1524 1954L1574 1954L1574 1994L1524 1994Z | frame | outline ink',
      'path M2582 1954L2632 1954L2632 1994L2582 1994Z | frame | on grey 185',
      'path M2582 1959.32L2587.32 1954M2582 1979.69L2607.69 1954M2588.05 1994L2628.05 1954M2608.42 1994L2632 1970.42M2628.78 1994L2632 1990.78 | frame | fine ink2',
      'path M2582 1954L2632 1954L2632 1994L2582 1994Z | frame | outline ink',
      'path M1544 1942L1574 1942L1574 1954L1544 1954Z | frame | on grey 185',
      'path M1548.72 1954L1560.72 1942M1569.09 1954L1574 1949.09 | frame | fine ink2',
      'path M1544 1942L1574 1942L1574 1954L1544 1954Z | frame | outline ink',
      'path M1544 1994L1574 1994L1574 2006L1544 2006Z | frame | on grey 185',
      'path M1544 1999.45L1549.45 1994M1557.82 2006L1569.82 1994 | frame | fine ink2',
      'path M1544 1994L1574 1994L1574 2006L1544 2006Z | frame | outline ink',
      'path M2582 1942L2612 1942L2612 1954L2582 1954Z | frame | on grey 185',
      'path M2587.32 1954L2599.32 1942M2607.69 1954L2612 1949.69 | frame | fine ink2',
      'path M2582 1942L2612 1942L2612 1954L2582 1954Z | frame | outline ink',
      'path M2582 1994L2612 1994L2612 2006L2582 2006Z | frame | on grey 185',
      'path M2582 2000.05L2588.05 1994M2596.42 2006L2608.42 1994 | frame | fine ink2',
      'path M2582 1994L2612 1994L2612 2006L2582 2006Z | frame | outline ink',
      'path M1578 1954L2578 1954L2578 1994L1578 1994Z | leaf | on grey 185',
      'path M2564.94 1954L2578 1967.06 … M1578 1985.29L1586.71 1994 (102) | leaf | fine ink2',
      'path M1578 1954L2578 1954L2578 1994L1578 1994Z | leaf | outline ink',
    ])
    expect(factsOf(scene)).toEqual([
      'slab-door -159,-54 2941×2060',
      'width bottom 0,2006 1000,2006 | overall | own | leaf',
      'height left -54,0 -54,2000 | overall | own | leaf',
      'thickness right 2782,1954 2782,1994 | own | leaf',
      'frame-width bottom -54,2006 1054,2006 | own | frame',
      'frame-height left -54,-54 -54,2006 | own | frame',
      'jamb top -54,-54 -4,-54 | own | frame',
      'opening bottom 1524,1994 2632,1994 | own | wall',
      'leaf “Door leaf” 0,0 1000×2000',
      'plan “Plan” 1374,934 1408×1072',
      'Slab door 1000 × 2000 mm, 40 mm thick. Hinged on the left, opening inwards. Frame 1108 × 2060 mm outside.',
    ])
  })

  it('pivots about an axis inside its edge, without a frame', () => {
    const scene = draw({ ...door, mounting: 'pivot', pivotOffset: 200, wallThickness: 100 })
    // Of the leaf 200 mm stand before the axis, 150 of them before the wall of 100.
    expect(partsOf(scene, 'pivot', 'swing', 'leaf', 'frame', 'wall', 'title')).toEqual([
      'rect 0,0 1000×2000 r0 | leaf | on grey 100',
      'path M1000 0L200 1000L1000 2000 | swing | hidden ink2',
      'rect 0,0 1000×2000 | leaf | outline ink',
      'line 200,-24 200,2006 | pivot | center ink2',
      'rect 170,0 60×12 | pivot | fine ink | on #8f9296',
      'rect 160,1986 80×14 | pivot | fine ink | on #8f9296',
      'path M1324 1756L1474 1756L1474 1856L1324 1856Z | wall | on paper',
      'path M1470.89 1756L1474 1759.11M1435.26 1756L1474 1794.74M1399.62 1756L1474 1830.38M1363.98 1756L1463.98 1856M1328.34 1756L1428.34 1856M1324 1787.3L1392.7 1856M1324 1822.93L1357.07 1856 | wall | fine ink2',
      'path M1324 1756L1474 1756L1474 1856L1324 1856Z | wall | outline ink',
      'path M2482 1756L2632 1756L2632 1856L2482 1856Z | wall | on paper',
      'path M2611.32 1756L2632 1776.68M2575.68 1756L2632 1812.32M2540.04 1756L2632 1847.96M2504.4 1756L2604.4 1856M2482 1769.24L2568.76 1856M2482 1804.87L2533.13 1856M2482 1840.51L2497.49 1856 | wall | fine ink2',
      'path M2482 1756L2632 1756L2632 1856L2482 1856Z | wall | outline ink',
      'path M2478 1806A800 800 0 0 0 1678 1006 | swing | hidden ink2',
      'rect 1658,1006 40×1000 | swing | hidden ink2',
      'path M1642 1806H1714M1678 1770V1842 | pivot | center ink2',
      'path M1478 1786L2478 1786L2478 1826L1478 1826Z | leaf | on grey 185',
      'path M2458.03 1786L2478 1805.97 … M1478 1824.2L1479.8 1826 (102) | leaf | fine ink2',
      'path M1478 1786L2478 1786L2478 1826L1478 1826Z | leaf | outline ink',
      'text 1978,702.4 Plan | middle | Inter 500 42 | note 42 | title | on ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'slab-door -109,-24 2741×2030',
      'width bottom 0,2006 1000,2006 | overall | own | leaf',
      'height left -4,0 -4,2000 | overall | own | leaf',
      'thickness right 2632,1786 2632,1826 | own | leaf',
      'opening bottom 1474,1856 2482,1856 | own | wall',
      'handle-height left -4,956 -4,2006 | own | handle',
      'pivot top 0,0 200,0 | own | pivot',
      'leaf “Door leaf” 0,0 1000×2000',
      'plan “Plan” 1324,736 1308×1270',
      'Slab door 1000 × 2000 mm, 40 mm thick. Pivoted on the left, opening inwards. Without frame. Lever handle on the right.',
    ])
  })

  it('pivots on the right, outwards, at most a third of its width inside', () => {
    const scene = draw({
      ...door,
      width: 600,
      height: 900,
      mounting: 'pivot',
      pivotOffset: 300,
      wallThickness: 20,
      swing: 'out',
      handle: { kind: 'bar', side: 'left', length: 300, height: 500 },
    })
    expect(partsOf(scene, 'pivot', 'swing', 'handle')).toEqual([
      'path M0 0L400 450L0 900 | swing | hidden ink2',
      'line 400,-24 400,906 | pivot | center ink2',
      'rect 370,0 60×12 | pivot | fine ink | on #8f9296',
      'rect 360,886 80×14 | pivot | fine ink | on #8f9296',
      'rect 51,256 18×300 r4 | handle | detail grey 22 | on #8f9296',
      'rect 54.6,256 3.6×300 | handle | on #c7c9cb',
      'path M918 266A400 400 0 0 0 1318 666 | swing | hidden ink2',
      'rect 1298,66 40×600 | swing | hidden ink2',
      'path M1282 266H1354M1318 230V302 | pivot | center ink2',
      'rect 973,286 10×30 | handle | detail grey 22 | on #a5a8ab',
      'rect 969,316 18×18 r4 | handle | detail grey 22 | on #a5a8ab',
    ])
    expect(factsOf(scene)).toEqual([
      'slab-door -51.25,-24 1723.25×930',
      'width bottom 0,906 600,906 | overall | own | leaf',
      'height left -4,0 -4,900 | overall | own | leaf',
      'thickness right 1672,246 1672,286 | own | leaf',
      'opening bottom 914,286 1522,286 | own | wall',
      'handle-height left -4,406 -4,906 | own | handle',
      'pivot top 400,0 600,0 | own | pivot',
      'leaf “Door leaf” 0,0 600×900',
      'plan “Plan” 764,66 908×840',
      'Slab door 600 × 900 mm, 40 mm thick. Pivoted on the right, opening outwards. Without frame. Bar handle 300 mm on the left.',
    ])
  })

  it('swings outwards on the left', () => {
    const scene = draw({ ...door, swing: 'out' })
    expect(partsOf(scene, 'swing')).toEqual([
      'path M1000 0L0 1000L1000 2000 | swing | hidden ink2',
      'path M2578 986A1000 1000 0 0 1 1578 1986 | swing | hidden ink2',
      'rect 1578,986 40×1000 | swing | hidden ink2',
    ])
  })

  it('swings inwards on the right', () => {
    const scene = draw({ ...door, handle: { kind: 'lever', side: 'left' } })
    expect(partsOf(scene, 'swing')).toEqual([
      'path M0 0L1000 1000L0 2000 | swing | hidden ink2',
      'path M1578 1858A1000 1000 0 0 1 2578 858 | swing | hidden ink2',
      'rect 2538,858 40×1000 | swing | hidden ink2',
    ])
  })

  it('without handle and architrave has its plan end with its wall', () => {
    const scene = draw({ ...door, handle: { kind: 'none' } })
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'width bottom 0,2006 1000,2006 | overall | own | leaf',
      'height left -54,0 -54,2000 | overall | own | leaf',
      'thickness right 2782,1906 2782,1946 | own | leaf',
      'frame-width bottom -54,2006 1054,2006 | own | frame',
      'frame-height left -54,-54 -54,2006 | own | frame',
      'jamb top -54,-54 -4,-54 | own | frame',
      'opening bottom 1524,2006 2632,2006 | own | wall',
    ])
  })

  it('as small as it may be has its hatching 3.2 and 5.6 mm apart', () => {
    const scene = draw({ ...door, width: 200, height: 300, mounting: 'pivot' })
    expect(partsOf(scene, 'leaf', 'wall')).toEqual([
      'rect 0,0 200×300 r0 | leaf | on grey 100',
      'rect 0,0 200×300 | leaf | outline ink',
      'path M364 138L514 138L514 258L364 258Z | wall | on paper',
      'path M510.22 138L514 141.78 … M364 253.13L368.87 258 (68) | wall | fine ink2',
      'path M364 138L514 138L514 258L364 258Z | wall | outline ink',
      'path M722 138L872 138L872 258L722 258Z | wall | on paper',
      'path M866.6 138L872 143.4 … M722 254.74L725.26 258 (68) | wall | fine ink2',
      'path M722 138L872 138L872 258L722 258Z | wall | outline ink',
      'path M518 178L718 178L718 218L518 218Z | leaf | on grey 185',
      'path M716.53 178L718 179.47 … M518 214.79L521.21 218 (106) | leaf | fine ink2',
      'path M518 178L718 178L718 218L518 218Z | leaf | outline ink',
    ])
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'width bottom 0,306 200,306 | overall | own | leaf',
      'height left -4,0 -4,300 | overall | own | leaf',
      'thickness right 872,178 872,218 | own | leaf',
      'opening bottom 514,258 722,258 | own | wall',
      'handle-height left -4,60 -4,306 | own | handle',
      'pivot top 0,0 66.67,0 | own | pivot',
    ])
  })

  it('is without a frame where that has no width; measures its handle over the floor, never under the leaf', () => {
    const scene = draw({
      ...door,
      frame: { width: 0 },
      handle: { kind: 'bar', height: 3, length: 5000 },
      undercut: 10,
    })
    expect(partsOf(scene, 'frame', 'handle')).toEqual([
      'rect 931,200 18×1800 r4 | handle | detail grey 22 | on #8f9296',
      'rect 934.6,200 3.6×1800 | handle | on #c7c9cb',
      'rect 2413,1882 10×30 | handle | detail grey 22 | on #a5a8ab',
      'rect 2409,1912 18×18 r4 | handle | detail grey 22 | on #a5a8ab',
    ])
    expect(factsOf(scene)).toEqual([
      'slab-door -109,-24 2741×2034',
      'width bottom 0,2010 1000,2010 | overall | own | leaf',
      'height left -4,0 -4,2000 | overall | own | leaf',
      'thickness right 2632,1842 2632,1882 | own | leaf',
      'opening bottom 1474,1962 2482,1962 | own | wall',
      'handle-height left -4,1100 -4,2010 | own | handle',
      'leaf “Door leaf” 0,0 1000×2000',
      'plan “Plan” 1324,822 1308×1188',
      'Slab door 1000 × 2000 mm, 40 mm thick. Hinged on the left, opening inwards. Without frame. Bar handle 5000 mm on the right.',
    ])
  })
})
