/** Random specs of every drawing family, for laws that hold for whatever is drawn. */
import { fc } from '@fast-check/vitest'

const size = fc.constantFrom(20, 82, 91, 117, 133, 144, 175, 207, 269)
const colour = fc.constantFrom('#000', '#ffffff', '#a98a5b')
const finish = fc.record({
  fill: colour,
  surface: fc.constantFrom('plain', 'brushed', 'polished'),
  title: fc.constantFrom('', 'Bronze', '<b>'),
})
const screws = fc.record({
  type: fc.constantFrom('torx', 'slot', 'none'),
  spacing: fc.constantFrom(60, 66, 83, 107, 117, 150, 170),
  pairs: fc.integer({ min: 1, max: 6 }),
})
const plate = {
  width: size,
  height: size,
  cornerRadius: fc.constantFrom(0, 1, 3, 60),
  bevel: fc.constantFrom(0, 2, 50),
  finish,
  screws,
}
const backBox = fc.option(
  fc.record({
    width: size,
    height: size,
    gangs: fc.integer({ min: 1, max: 4 }),
    isRound: fc.boolean(),
  }),
  { nil: undefined },
)
const layout = (letters: string) =>
  fc
    .array(fc.array(fc.constantFrom(...letters, '-'), { minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 7,
    })
    .map((rows) => rows.map((row) => row.join('')).join('/'))
const engravings = fc.dictionary(
  fc.integer({ min: 0, max: 12 }).map(String),
  fc.record({
    above: fc.array(fc.record({ text: fc.constantFrom('', ' ', 'OFF', 'É <&>') }), { maxLength: 2 }),
  }),
)

/** By family; those of `boundedSpecs` among them. */
export const drawingSpecs: Record<string, fc.Arbitrary<unknown>> = {
  'keypad-plate': fc.record({
    ...plate,
    backBox,
    layoutString: layout('PRTDKS'),
    engravings,
    secondEngravings: engravings,
    led: fc.option(fc.constant({}), { nil: undefined }),
  }),
  'outlet-plate': fc.record({
    ...plate,
    backBox,
    layoutString: layout('EFBGUCJHX'),
    engravings,
    mount: fc.constantFrom('wall', 'floor'),
  }),
  'cover-plate': fc.record({ ...plate, backBox }),
  'back-box': fc.record({
    width: size,
    height: size,
    depth: fc.integer({ min: 5, max: 90 }),
    gang: fc.integer({ min: 1, max: 6 }),
    flange: fc.constantFrom(0, 6),
    isRound: fc.boolean(),
    screwSpacing: fc.constantFrom(60, 83, 117, 170),
    screwDirection: fc.constantFrom('horizontal', 'vertical'),
    knockoutDiameter: fc.constantFrom(0, 20, 32),
  }),
  'reading-lamp': fc.record({
    armLength: fc.integer({ min: 20, max: 900 }),
    armAngle: fc.integer({ min: -60, max: 75 }),
    headAngle: fc.integer({ min: -60, max: 90 }),
    armType: fc.constantFrom('rigid', 'flexible'),
    switchType: fc.constantFrom('push', 'toggle', 'none'),
    finish,
  }),
}

const slats = fc.record({
  by: fc.constantFrom('width', 'count'),
  width: fc.constantFrom(0.5, 15, 30, 45, 120, 900),
  count: fc.constantFrom(0, 1, 2, 3, 14, 1000),
  tolerance: fc.constantFrom(0, 50, 5000),
  alignment: fc.constantFrom('top', 'centre', 'bottom', 'random'),
  groove: fc.constantFrom(0, 4, 60),
})
const side = fc.constantFrom(200, 240, 600, 900, 1400, 2000, 3000)
const handle = fc.record({
  kind: fc.constantFrom('bar', 'lever', 'knob', 'recess', 'none'),
  length: fc.constantFrom(50, 400, 1200),
  side: fc.constantFrom('left', 'right'),
})
const edge = fc.record({ profile: fc.constantFrom('square', 'chamfer', 'round') })
const unitNumber = fc.constantFrom(undefined, '', '7', 12, 'A very long number')
const seed = fc.integer({ min: -5, max: 100_000 })
const thickness = fc.constantFrom(8, 22, 67)
const leaf = { width: side, height: side, thickness, edge, finish, unitNumber }

/** Families whose drawings state exactly what they cover. */
export const boundedSpecs: Record<string, fc.Arbitrary<unknown>> = {
  'lamella-panel': fc.record({
    ...leaf,
    mount: fc.constantFrom('door', 'wall'),
    slats,
    handle,
    seed,
  }),
  'slab-door': fc.record({
    ...leaf,
    mounting: fc.constantFrom('hinged', 'pivot'),
    frame: fc.record({
      width: fc.constantFrom(0, 32, 90),
      depth: fc.constantFrom(0, 94, 300),
      architrave: fc.constantFrom(0, 70),
    }),
    swing: fc.constantFrom('in', 'out'),
    vision: fc.constantFrom('none', 'narrow', 'wide'),
    handle,
  }),
  'cabinet-front': fc.record({
    ...leaf,
    face: fc.constantFrom('slats', 'frame', 'plain'),
    railWidth: fc.constantFrom(20, 80, 900),
    centrePanel: fc.constantFrom('flat', 'glass', 'reeded'),
    slats,
    seed,
    pull: fc.record({
      kind: fc.constantFrom('bar', 'knob', 'edge', 'none'),
      length: fc.constantFrom(30, 160, 900),
    }),
    opening: fc.constantFrom('left', 'right', 'lift', 'drawer'),
  }),
  'wall-light': fc.record({
    backplate: fc.record({
      shape: fc.constantFrom('round', 'rectangle'),
      width: fc.constantFrom(60, 110, 300),
      height: fc.constantFrom(60, 260),
    }),
    body: fc.record({
      shape: fc.constantFrom('tube', 'drum', 'cone', 'bar'),
      diameter: fc.constantFrom(20, 60, 180),
      length: fc.constantFrom(20, 160, 900),
      surface: fc.constantFrom('metal', 'linen', 'glass'),
      fill: colour,
    }),
    projection: fc.constantFrom(40, 95, 160),
    light: fc.constantFrom('up', 'down', 'both'),
    cable: fc.record({ exit: fc.constantFrom('wall', 'cord') }),
    finish,
  }),
  'rail-profile': fc.record({
    shape: fc.constantFrom('c', 'u', 'l', 't', 'z', 'flat', 'box', 'round'),
    width: fc.constantFrom(6, 20, 40, 120),
    height: fc.constantFrom(6, 20, 40, 120),
    wall: fc.constantFrom(1, 2.5, 50),
    lip: fc.constantFrom(0, 8, 300),
    length: fc.constantFrom(10, 200, 3000, 6000),
    holes: fc.record({
      diameter: fc.constantFrom(0, 5.5, 9, 200),
      spacing: fc.constantFrom(1, 50, 800),
      first: fc.constantFrom(1, 50, 4000),
    }),
    caps: fc.constantFrom('none', 'left', 'right', 'both'),
    finish,
  }),
}
const length = fc.constantFrom(0.5, 14, 150, 800, 2400, 10_000)
Object.assign(boundedSpecs, {
  shelf: fc.record({
    width: length,
    depth: length,
    thickness: length,
    fixing: fc.constantFrom('bracket', 'hidden', 'none'),
    bracket: fc.record({
      count: fc.constantFrom(1, 2, 5, 12),
      inset: fc.constantFrom(0, 120, 5000),
      height: length,
      width: length,
    }),
    finish,
  }),
  bookcase: fc.record({
    width: length,
    height: length,
    depth: length,
    thickness: length,
    shelves: fc.constantFrom(1, 2, 5, 30),
    dividers: fc.constantFrom(0, 1, 10),
    plinth: fc.constantFrom(0, 60, 9000),
    back: fc.constantFrom('panel', 'open'),
    finish,
  }),
  flooring: fc.record({
    pattern: fc.constantFrom('plank', 'herringbone', 'chevron', 'tile'),
    boardWidth: fc.constantFrom(20, 95, 180, 600, 6000),
    boardLength: fc.constantFrom(20, 500, 600, 1800, 6000),
    thickness: fc.constantFrom(2, 14, 60),
    shift: fc.constantFrom('third', 'half', 'random', 'none'),
    angle: fc.constantFrom(20, 45, 60, 70),
    edge: fc.constantFrom('square', 'bevel'),
    joint: fc.constantFrom('tongue', 'straight'),
    area: fc.record({
      width: fc.constantFrom(200, 2400, 10_000),
      height: fc.constantFrom(200, 1600, 10_000),
    }),
    boxArea: fc.constantFrom(0, 2.2),
    finish,
    seed,
  }),
  skirting: fc.record({
    profile: fc.constantFrom('square', 'chamfer', 'round', 'ogee'),
    height: length,
    thickness: length,
    length,
    pieces: fc.constantFrom(1, 5),
    finish,
  }),
  sample: fc.record({
    width: length,
    height: length,
    thickness: length,
    cornerRadius: fc.constantFrom(0, 2, 900),
    hole: fc.record({ diameter: fc.constantFrom(0, 8, 5000), inset: fc.constantFrom(1, 14, 5000) }),
    finish,
  }),
  'sample-set': fc.record({
    width: length,
    height: length,
    depth: length,
    columns: fc.constantFrom(1, 4, 20),
    wall: fc.constantFrom(1, 8, 900),
    gap: fc.constantFrom(0, 8, 900),
    chipThickness: fc.constantFrom(4, 900),
    chips: fc.array(finish, { minLength: 1, maxLength: 14 }),
    finish,
  }),
  book: fc.record({
    width: length,
    height: length,
    thickness: length,
    binding: fc.constantFrom('case', 'posts', 'rings'),
    bindingCount: fc.constantFrom(2, 3, 40),
    cover: fc.constantFrom(1, 3, 400),
    leaves: fc.array(colour, { maxLength: 9 }),
    label: fc.constantFrom('', 'Panorama', 'A very long label of a sample book <b>'),
    finish,
  }),
  'flat-print': fc.record({
    sizesIn: fc.constantFrom('mm', 'in'),
    width: length,
    height: length,
    bleed: fc.constantFrom(0, 25.4, 300),
    border: fc.constantFrom(0, 20, 9000),
    rollWidth: fc.constantFrom(0, 1, 610, 1340),
    title: fc.constantFrom('', 'Ridge'),
    substrate: fc.constantFrom('', 'Film'),
    fill: colour,
    artwork: fc.array(
      fc.record({
        fill: colour,
        points: fc.array(fc.tuple(fc.constantFrom(0, 0.3, 1), fc.constantFrom(0, 0.6, 1)), {
          minLength: 3,
          maxLength: 6,
        }),
      }),
      { maxLength: 3 },
    ),
  }),
  article: fc.record({
    shape: fc.constantFrom('box', 'round'),
    width: length,
    height: length,
    depth: length,
    cornerRadius: fc.constantFrom(0, 6, 900),
    finish,
  }),
})
Object.assign(drawingSpecs, boundedSpecs)

export const anyBoundedDrawing = fc.oneof(
  ...Object.entries(boundedSpecs).map(([key, spec]) => spec.map((value) => ({ key, spec: value }))),
)

/** A family's key and a spec that it takes. */
export const anyDrawing = fc.oneof(
  ...Object.entries(drawingSpecs).map(([key, spec]) => spec.map((value) => ({ key, spec: value }))),
)
