/**
 * A reading lamp on the wall: base, arm and head, with the measures that the drawing of the same lamp uses. The wall
 * is the plane z = 0, the lamp comes towards the viewer.
 */
import { group, node, treeOf } from './nodes.ts'

const metal = { color: 'finish.fill', surface: 'finish.surface' }
const headMetal = {
  color: 'headFinish.fill ?? finish.fill',
  surface: 'headFinish.surface ?? finish.surface',
}
/** Where along the head its back, its shoulder and its mouth are. */
const head = { back: '-0.28 * headLength', shoulder: '-0.06 * headLength', mouth: '0.72 * headLength' }

export const readingLampGraphic = {
  title: 'Reading lamp',
  nodes: treeOf(
    group(
      'Reading lamp',
      { formulas: { sleeve: 'min(16, armLength * 0.1)', switchY: '-0.31 * baseHeight' } },
      [
        node('plane', 'Wall', { width: 4000, height: 4000, surface: 'shadow' }),
        group('Base', {}, [
          node('box', 'Base plate', {
            width: 'baseWidth ?? baseHeight',
            height: 'baseHeight',
            depth: 'baseDepth',
            rounding: 1.6,
            z: 'baseDepth / 2',
            ...metal,
          }),
          node('cylinder', 'Collar', {
            diameter: 'armDiameter * 2.4',
            length: 3,
            chamfer: 0.6,
            axis: 'z',
            z: 'baseDepth + 1.5',
            ...metal,
          }),
        ]),
        group('Push button', { when: "switchType = 'push'", y: 'switchY', z: 'baseDepth' }, [
          node('cylinder', 'Button ring', { diameter: 13, length: 1, axis: 'z', z: 0.5, ...metal }),
          node('cylinder', 'Button', {
            diameter: 9.5,
            length: 3.2,
            chamfer: 0.6,
            axis: 'z',
            z: 1.6,
            ...metal,
          }),
        ]),
        group('Toggle', { when: "switchType = 'toggle'", y: 'switchY', z: 'baseDepth' }, [
          node('cylinder', 'Toggle ring', {
            diameter: 12,
            length: 2,
            chamfer: 0.5,
            axis: 'z',
            z: 1,
            ...metal,
          }),
          group('Toggle lever', { turnX: 22 }, [
            node('cylinder', 'Lever', { diameter: 3.2, taper: 1.5, length: 13, axis: 'z', z: 6.5, ...metal }),
            node('sphere', 'Lever end', { diameter: 5, z: 13, ...metal }),
          ]),
        ]),
        group('Arm', { z: 'baseDepth', turnX: '-armAngle' }, [
          node('tube', 'Flexible arm', {
            when: "armType = 'flexible'",
            points: [
              [0, 0, 0],
              [0, 0, 'armLength'],
            ],
            diameter: 'armDiameter',
            ribs: 'max(1.6, armDiameter * 0.3)',
            ...metal,
          }),
          node('tube', 'Rigid arm', {
            when: "armType = 'rigid'",
            points: [
              [0, 0, 0],
              [0, 0, 'armLength'],
            ],
            diameter: 'armDiameter',
            ...metal,
          }),
          node('cylinder', 'Sleeve', {
            diameter: 'armDiameter * 1.3',
            length: 'sleeve',
            chamfer: 0.8,
            axis: 'z',
            z: 'sleeve / 2',
            ...metal,
          }),
          node('cylinder', 'Front sleeve', {
            diameter: 'armDiameter * 1.15',
            length: 'sleeve',
            chamfer: 0.8,
            axis: 'z',
            z: 'armLength - sleeve / 2',
            ...metal,
          }),
          group('Head', { z: 'armLength', turnX: 'armAngle + headAngle' }, [
            node('sphere', 'Joint', { diameter: 'max(armDiameter * 1.44, 8)', ...headMetal }),
            node('lathe', 'Shade', {
              outline: [
                [0, head.back],
                ['0.56 * headDiameter', head.back],
                ['0.62 * headDiameter', `${head.back} + 1.2`],
                ['0.97 * headDiameter', `${head.shoulder} - 1`],
                ['headDiameter', `${head.shoulder} + 1`],
                ['headDiameter', head.mouth],
                ['headDiameter - 2.4', head.mouth],
                ['0.8 * headDiameter', `${head.mouth} - 0.2 * headLength`],
                [0, `${head.mouth} - 0.2 * headLength`],
              ],
              axis: 'z',
              ...headMetal,
            }),
            node('cylinder', 'Light', {
              diameter: '0.74 * headDiameter',
              length: 1.6,
              chamfer: 0.4,
              axis: 'z',
              z: `${head.mouth} - 0.2 * headLength + 0.8`,
              color: '#fff1d2',
              surface: 'glow',
            }),
          ]),
        ]),
      ],
    ),
  ),
}
