/**
 * A wall light: a body before a backplate on the wall, standing (tube, drum, cone) or lying (bar), with the measures of
 * its drawing. The wall is the plane z = 0.
 */
import { group, node, treeOf } from './nodes.ts'

const metal = { color: 'finish.fill', surface: 'finish.surface' }
const lit = { color: '#fff1d2', surface: 'glow' }

/** Light at an end of the body, or a lid where it is dark. `side` is 1 for above, -1 for below. */
function ends(title: string, side: 1 | -1, dark: 'up' | 'down', share: string) {
  const y = (inset: number) => `${side} * (body.length / 2 - ${inset})`
  const across = (gap: number) => `max(4, body.diameter * ${share} - ${gap})`
  return [
    node('cylinder', `${title} light`, {
      when: `light != '${dark}'`,
      diameter: across(6),
      length: 2,
      y: y(14),
      ...lit,
    }),
    node('cylinder', `${title} lid`, {
      when: `light = '${dark}'`,
      diameter: across(3),
      length: 3,
      y: y(3),
      ...metal,
    }),
  ]
}

function rim(title: string, y: string, share: string) {
  return node('lathe', title, {
    when: "body.surface != 'metal'",
    outline: [
      [`body.diameter * ${share} + 1`, -2],
      [`body.diameter * ${share} + 1`, 2],
      [`body.diameter * ${share} - 5`, 2],
      [`body.diameter * ${share} - 5`, -2],
      [`body.diameter * ${share} + 1`, -2],
    ],
    y,
    ...metal,
  })
}

const standing = group('Standing body', { when: "body.shape != 'bar'", z: 'projection' }, [
  node('lathe', 'Body', {
    outline: [
      ['body.diameter', '-body.length / 2'],
      ['body.diameter * top', 'body.length / 2'],
      ['body.diameter * top - 4', 'body.length / 2'],
      ['body.diameter - 4', '-body.length / 2'],
      ['body.diameter', '-body.length / 2'],
    ],
    color: "if(body.surface = 'metal', finish.fill, body.fill)",
    surface: "if(body.surface = 'metal', finish.surface, if(body.surface = 'linen', 'fabric', 'glass'))",
  }),
  rim('Upper rim', 'body.length / 2 - 2', 'top'),
  rim('Lower rim', '-body.length / 2 + 2', '1'),
  // Through glass one sees what shines.
  node('cylinder', 'Lamp', {
    when: "body.surface = 'glass'",
    diameter: 'body.diameter * top * 0.5',
    length: 'body.length * 0.55',
    chamfer: 6,
    ...lit,
  }),
  ...ends('Upper', 1, 'down', 'top'),
  ...ends('Lower', -1, 'up', '1'),
])

const lying = group('Lying body', { when: "body.shape = 'bar'", y: 'barY', z: 'projection' }, [
  node('cylinder', 'Bar', {
    diameter: 'body.diameter',
    length: 'body.length',
    chamfer: 1.5,
    axis: 'x',
    ...metal,
  }),
  node('box', 'Light strip below', {
    when: "light != 'up'",
    width: 'body.length * 0.92',
    height: 2,
    depth: 'body.diameter * 0.5',
    y: '-0.45 * body.diameter',
    ...lit,
  }),
  node('box', 'Light strip above', {
    when: "light != 'down'",
    width: 'body.length * 0.92',
    height: 2,
    depth: 'body.diameter * 0.5',
    y: '0.45 * body.diameter',
    ...lit,
  }),
])

export const wallLightGraphic = {
  title: 'Wall light',
  nodes: treeOf(
    group(
      'Wall light',
      {
        formulas: {
          top: "if(body.shape = 'cone', 0.42, 1)",
          plateHeight: "if(backplate.shape = 'round', backplate.width, backplate.height)",
          plateDepth: 'backplate.depth ?? 18',
          barY: 'plateHeight / 2 + 40',
        },
      },
      [
        node('plane', 'Wall', { width: 6000, height: 6000, surface: 'shadow' }),
        node('cylinder', 'Round backplate', {
          when: "backplate.shape = 'round'",
          diameter: 'backplate.width',
          length: 'plateDepth',
          chamfer: 1.5,
          axis: 'z',
          z: 'plateDepth / 2',
          ...metal,
        }),
        node('box', 'Backplate', {
          when: "backplate.shape != 'round'",
          width: 'backplate.width',
          height: 'backplate.height',
          depth: 'plateDepth',
          rounding: 2,
          z: 'plateDepth / 2',
          ...metal,
        }),
        node('cylinder', 'Bracket', {
          when: "body.shape != 'bar'",
          diameter: 18,
          length: 'max(1, projection - body.diameter * (1 + top) / 4 - plateDepth + 6)',
          axis: 'z',
          z: 'plateDepth + max(1, projection - body.diameter * (1 + top) / 4 - plateDepth + 6) / 2',
          ...metal,
        }),
        node('tube', 'Arm', {
          when: "body.shape = 'bar'",
          points: [
            [0, 0, 'plateDepth'],
            [0, 0, 'projection'],
            [0, 'barY', 'projection'],
          ],
          diameter: 12,
          bend: 40,
          ...metal,
        }),
        standing,
        lying,
        node('tube', 'Cord', {
          when: "(cable.exit ?? 'wall') = 'cord'",
          points: [
            [0, '-plateHeight / 2 + 6', 'plateDepth / 2'],
            [0, '-plateHeight / 2 - 130', 'plateDepth / 2'],
          ],
          diameter: 6,
          color: '#4a4743',
          surface: 'fabric',
        }),
      ],
    ),
  ),
}
