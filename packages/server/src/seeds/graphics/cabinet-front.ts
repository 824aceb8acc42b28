/**
 * A cabinet or drawer front, about its middle, its face towards the viewer: slats on a core, rails and stiles around
 * a panel, or one board; with its pull. The slats stand where the drawing has them.
 */
import { group, node, row, treeOf } from './nodes.ts'

/** The drawings call the grain of wood brushed; metal it is not. */
const wood = { color: 'finish.fill', surface: "if(finish.surface = 'brushed', 'wood', finish.surface)" }
const steel = { color: '#a4a7aa', surface: 'brushed' }
const edges = { rounding: 'edgeSize', edge: "if(edgeProfile = 'chamfer', 'chamfer', 'round')" }
const soft = { rounding: 0.8 }

/** Words of the drawing's specification, where it leaves them out. */
const given = {
  depth: 'min(slats.depth ?? 18, thickness * 0.6)',
  face: "face ?? 'slats'",
  groove: 'slats.groove ?? 4',
  edgeProfile: "edge.profile ?? 'square'",
  edgeSize: "if(edgeProfile = 'square', 0.8, min(edge.size ?? 3, 6))",
  rail: 'min(railWidth ?? 80, width / 3, height / 3)',
}

/** Count and widths as the drawing divides them: whole slats, the outer two taking what is left. */
const division = {
  wanted: "if(slats.by = 'count', max(1, round(slats.count)), max(1, ceil(width / slats.width - 0.000001)))",
  count: 'min(wanted, max(1, floor(width / 4)), 250)',
  whole: "if(slats.by = 'count', floor(width / wanted * 10 + 0.5) / 10, slats.width)",
  left: '(width - (count - 2) * whole) / 2',
  isSound: '(count >= 3) * (left >= whole * 0.499) * (left <= whole * 1.5)',
  slatWidth: 'if(isSound, whole, width / count)',
  outerWidth: 'if(isSound, left, width / count)',
  play: 'min(slats.tolerance ?? 50, height / 2)',
}

const slatFace = group('Slats on a core', { when: "faceKind = 'slats'", formulas: division }, [
  node('box', 'Core', {
    width: 'width - 1',
    height: 'height',
    depth: 'thickness - depth',
    z: '-depth / 2',
    color: 'darken(finish.fill, 0.45)',
    ...soft,
  }),
  row('Slats', { count: 'count' }, [
    group(
      'Slat place',
      {
        formulas: {
          isOuter: 'max(index = 0, index = count - 1)',
          own: 'if(isOuter, outerWidth, slatWidth)',
          start: 'if(index = 0, 0, outerWidth + (index - 1) * slatWidth)',
          // At random each slat has the place that the drawing gives it.
          fixed: "if(slats.alignment = 'top', 0, if(slats.alignment = 'bottom', play, play / 2))",
          down: "if(slats.alignment = 'random', round(random(seed, index) * play), fixed)",
        },
        x: 'start + own / 2 - width / 2',
        y: 'play / 2 - down',
      },
      [
        node('box', 'Slat', {
          width: 'own - min(groove, own / 3)',
          height: 'height - play',
          depth: 'depth',
          z: 'thickness / 2 - depth / 2',
          ...edges,
          ...wood,
        }),
      ],
    ),
  ]),
])

const inner = { width: 'width - 2 * rail', height: 'height - 2 * rail' }
const frameFace = group('Rails and stiles', { when: "faceKind = 'frame'" }, [
  ...([-1, 1] as const).flatMap((side) => [
    node('box', side < 0 ? 'Left stile' : 'Right stile', {
      width: 'rail',
      height: 'height',
      depth: 'thickness',
      x: `${side} * (width - rail) / 2`,
      ...edges,
      ...wood,
    }),
    node('box', side < 0 ? 'Lower rail' : 'Upper rail', {
      width: 'width - 2 * rail',
      height: 'rail',
      depth: 'thickness',
      y: `${side} * (height - rail) / 2`,
      ...edges,
      ...wood,
    }),
  ]),
  node('box', 'Panel', { when: "centre = 'flat'", ...inner, depth: 'thickness * 0.36', ...wood }),
  node('box', 'Glass', { when: "centre != 'flat'", ...inner, depth: 4, color: '#dbe7e8', surface: 'glass' }),
  row('Reeds', { when: "centre = 'reeded'", count: 'reeds', stepX: '(width - 2 * rail) / reeds', z: 2 }, [
    node('cylinder', 'Reed', {
      x: '-(width - 2 * rail) / 2 + (width - 2 * rail) / reeds / 2',
      diameter: '(width - 2 * rail) / reeds',
      length: 'height - 2 * rail',
      color: '#dbe7e8',
      surface: 'glass',
    }),
  ]),
])

/** A hinged front has its pull upright at the free edge, a drawer or a lift-up front across. */
const pull = group(
  'Pull',
  {
    when: "(pull.kind ?? 'none') != 'none'",
    formulas: {
      isAcross: "max(opening = 'drawer', opening = 'lift')",
      setback: "min(if(faceKind = 'frame', rail / 2, 40), width / 5, height / 5)",
      isEdge: "pull.kind = 'edge'",
      reach: 'min(pull.length, if(isAcross, width, height) * 0.85)',
      side: "if(opening = 'left', 1, -1)",
      pullX: 'if(isAcross, 0, side * (width / 2 - if(isEdge, 7, setback)))',
      hand: 'if(height > 1400, 1050 - height / 2, 0)',
      fromTop: 'if(height < 260, height / 2, max(setback, 60))',
      acrossY:
        "if(opening = 'drawer', height / 2 - if(isEdge, 7, fromTop), -height / 2 + if(isEdge, 7, setback))",
      pullY: 'if(isAcross, acrossY, hand)',
    },
    x: 'pullX',
    y: 'pullY',
    turnZ: 'if(isAcross, 90, 0)',
    z: 'thickness / 2',
  },
  [
    group('Bar pull', { when: "pull.kind = 'bar'" }, [
      node('tube', 'Bar', {
        points: [
          [0, '-reach / 2', 26],
          [0, 'reach / 2', 26],
        ],
        diameter: 12,
        ...steel,
      }),
      ...([-1, 1] as const).map((end) =>
        node('cylinder', end < 0 ? 'Lower foot' : 'Upper foot', {
          diameter: 8,
          length: 24,
          axis: 'z',
          y: `${end} * reach * 0.4`,
          z: 12,
          ...steel,
        }),
      ),
    ]),
    node('lathe', 'Knob', {
      when: "pull.kind = 'knob'",
      outline: [
        [14, 0],
        [12, 12],
        ['reach * 0.86', 16],
        ['reach', 19],
        ['reach', 27],
        ['reach * 0.9', 31],
        [0, 32],
      ],
      axis: 'z',
      ...steel,
    }),
    node('box', 'Edge pull', {
      when: "pull.kind = 'edge'",
      width: 14,
      height: 'reach',
      depth: 3,
      rounding: 1,
      z: 1.5,
      ...steel,
    }),
  ],
)

export const cabinetFrontGraphic = {
  title: 'Cabinet front',
  nodes: treeOf(
    group(
      'Cabinet front',
      {
        formulas: {
          depth: given.depth,
          faceKind: given.face,
          groove: given.groove,
          edgeProfile: given.edgeProfile,
          edgeSize: given.edgeSize,
          rail: given.rail,
          centre: "centrePanel ?? 'flat'",
          reeds: 'max(4, min(48, floor((width - 2 * rail) / 14)))',
        },
      },
      [
        node('plane', 'Floor', {
          width: 20000,
          height: 20000,
          y: '-height / 2',
          turnX: -90,
          surface: 'shadow',
        }),
        slatFace,
        frameFace,
        node('box', 'Board', {
          when: "faceKind = 'plain'",
          width: 'width',
          height: 'height',
          depth: 'thickness',
          ...edges,
          ...wood,
        }),
        pull,
      ],
    ),
  ),
}
