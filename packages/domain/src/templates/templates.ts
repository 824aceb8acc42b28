/** The templates of products that a new organization may begin with. */
import { choice, data, finishBindings, length, metals, value, woods } from './parts.ts'
import type { ProductTemplate, TemplateKey } from './template.ts'

/** What a button takes behind the plate, mm. */
const bodies = { P: { width: 17, height: 17, isRound: true } }

const keypadPlate: ProductTemplate = {
  category: 'Keypads',
  properties: [
    choice('size', 'Plate size', 'Plate', [
      { title: '82 × 82 mm', data: { width: 82, height: 82, screwSpacing: 60 } },
      { title: '117 × 117 mm', data: { width: 117, height: 117, screwSpacing: 83 }, priceInCents: 1_500 },
    ]),
    choice('finish', 'Plate finish', 'Plate', metals),
    choice('screws', 'Screws', 'Plate', [
      { title: 'Torx', data: { screwType: 'torx' } },
      { title: 'Slot', data: { screwType: 'slot' } },
    ]),
    choice('buttons', 'Buttons', 'Mechanisms', [
      { title: '1 button', data: { layoutString: 'P', bodies } },
      { title: '2 buttons', data: { layoutString: '2P', bodies }, priceInCents: 1_800 },
    ]),
    choice('buttonFinish', 'Button finish', 'Mechanisms', metals),
    {
      key: 'engravings',
      title: 'Engravings',
      group: 'Engravings',
      input: { kind: 'engravings' },
      isColumn: true,
    },
  ],
  price: { baseInCents: 8_500 },
  drawing: {
    family: 'keypad-plate',
    constants: {},
    bindings: {
      width: data('size', 'width'),
      height: data('size', 'height'),
      'screws.spacing': data('size', 'screwSpacing'),
      'screws.type': data('screws', 'screwType'),
      layoutString: data('buttons', 'layoutString'),
      bodies: data('buttons', 'bodies'),
      ...finishBindings('finish', 'finish'),
      ...finishBindings('mechanismFinish', 'buttonFinish'),
      engravings: { property: 'engravings', source: 'engravings' },
    },
  },
}

const door: ProductTemplate = {
  category: 'Doors',
  properties: [
    length('width', 'Width (mm)', 'Size', { min: 600, max: 1200, step: 1 }),
    length('height', 'Height (mm)', 'Size', { min: 1900, max: 2700, step: 1 }),
    choice('finish', 'Surface', 'Leaf', woods),
    choice('vision', 'Glass', 'Leaf', [
      { title: 'Without glass', data: { vision: 'none' } },
      { title: 'Narrow glass', data: { vision: 'narrow' }, priceInCents: 18_000 },
      { title: 'Wide glass', data: { vision: 'wide' }, priceInCents: 26_000 },
    ]),
    choice('swing', 'Swing', 'Hardware', [
      { title: 'Inward', data: { swing: 'in' } },
      { title: 'Outward', data: { swing: 'out' } },
    ]),
    choice('handle', 'Handle', 'Hardware', [
      { title: 'Lever', data: { kind: 'lever', length: 130 } },
      { title: 'Bar', data: { kind: 'bar', length: 400 }, priceInCents: 9_500 },
    ]),
  ],
  price: { baseInCents: 45_000, byArea: { width: 'width', height: 'height', centsPerSquareMeter: 22_000 } },
  drawing: {
    family: 'slab-door',
    constants: {},
    bindings: {
      width: value('width'),
      height: value('height'),
      vision: data('vision', 'vision'),
      swing: data('swing', 'swing'),
      'handle.kind': data('handle', 'kind'),
      'handle.length': data('handle', 'length'),
      ...finishBindings('finish', 'finish'),
    },
  },
}

const panel: ProductTemplate = {
  category: 'Panels',
  properties: [
    length('width', 'Width (mm)', 'Size', { min: 300, max: 3000, step: 1 }),
    length('height', 'Height (mm)', 'Size', { min: 300, max: 3000, step: 1 }),
    choice('finish', 'Surface', 'Surface', woods),
    choice('slats', 'Slats', 'Surface', [
      { title: '45 mm', data: { width: 45 } },
      { title: '30 mm', data: { width: 30 }, priceInCents: 6_000 },
      { title: '60 mm', data: { width: 60 } },
    ]),
  ],
  price: { baseInCents: 9_000, byArea: { width: 'width', height: 'height', centsPerSquareMeter: 18_000 } },
  drawing: {
    family: 'lamella-panel',
    constants: { mount: 'wall' },
    bindings: {
      width: value('width'),
      height: value('height'),
      'slats.width': data('slats', 'width'),
      ...finishBindings('finish', 'finish'),
    },
  },
}

const cabinetFront: ProductTemplate = {
  category: 'Cabinet fronts',
  properties: [
    length('width', 'Width (mm)', 'Size', { min: 200, max: 1200, step: 1 }),
    length('height', 'Height (mm)', 'Size', { min: 100, max: 2600, step: 1 }),
    choice('face', 'Front', 'Front', [
      { title: 'Plain', data: { face: 'plain' } },
      { title: 'Frame', data: { face: 'frame' }, priceInCents: 4_500 },
      { title: 'Slats', data: { face: 'slats' }, priceInCents: 7_500 },
    ]),
    choice('finish', 'Surface', 'Front', woods),
    choice('opening', 'Opens', 'Hardware', [
      { title: 'Hinged left', data: { opening: 'left' } },
      { title: 'Hinged right', data: { opening: 'right' } },
      { title: 'Drawer', data: { opening: 'drawer' } },
    ]),
    choice('pull', 'Pull', 'Hardware', [
      { title: 'Without pull', data: { kind: 'none', length: 160 } },
      { title: 'Bar', data: { kind: 'bar', length: 160 }, priceInCents: 2_200 },
      { title: 'Knob', data: { kind: 'knob', length: 32 }, priceInCents: 1_200 },
    ]),
  ],
  price: { baseInCents: 6_500, byArea: { width: 'width', height: 'height', centsPerSquareMeter: 16_000 } },
  drawing: {
    family: 'cabinet-front',
    constants: { thickness: 19 },
    bindings: {
      width: value('width'),
      height: value('height'),
      face: data('face', 'face'),
      opening: data('opening', 'opening'),
      'pull.kind': data('pull', 'kind'),
      'pull.length': data('pull', 'length'),
      ...finishBindings('finish', 'finish'),
    },
  },
}

const rail: ProductTemplate = {
  category: 'Rails',
  properties: [
    choice('section', 'Section', 'Profile', [
      { title: 'C 40 × 40', data: { shape: 'c', width: 40, height: 40, lip: 10 } },
      { title: 'U 25 × 25', data: { shape: 'u', width: 25, height: 25, lip: 0 } },
      { title: 'L 40 × 40', data: { shape: 'l', width: 40, height: 40, lip: 0 } },
    ]),
    length('length', 'Length (mm)', 'Profile', { min: 200, max: 6000, step: 1 }),
    choice('finish', 'Finish', 'Profile', [
      { title: 'Mill finish', data: { fill: '#c3c6c8', surface: 'plain' } },
      { title: 'Anodized silver', data: { fill: '#cfd2d4', surface: 'brushed' }, priceInCents: 1_600 },
      { title: 'Anodized black', data: { fill: '#35373a', surface: 'brushed' }, priceInCents: 1_600 },
    ]),
    choice('caps', 'End caps', 'Ends', [
      { title: 'Without caps', data: { caps: 'none' } },
      { title: 'Both ends', data: { caps: 'both' }, priceInCents: 650 },
    ]),
  ],
  price: { baseInCents: 900, byLength: { length: 'length', centsPerMeter: 2_100 } },
  drawing: {
    family: 'rail-profile',
    constants: { wall: 2 },
    bindings: {
      shape: data('section', 'shape'),
      width: data('section', 'width'),
      height: data('section', 'height'),
      lip: data('section', 'lip'),
      length: value('length'),
      caps: data('caps', 'caps'),
      ...finishBindings('finish', 'finish'),
    },
  },
}

const lamp: ProductTemplate = {
  category: 'Lamps',
  properties: [
    choice('finish', 'Finish', 'Lamp', metals),
    choice('arm', 'Arm', 'Lamp', [
      { title: 'Flexible, 260 mm', data: { armType: 'flexible', armLength: 260 } },
      { title: 'Flexible, 400 mm', data: { armType: 'flexible', armLength: 400 }, priceInCents: 1_900 },
      { title: 'Rigid, 260 mm', data: { armType: 'rigid', armLength: 260 } },
    ]),
    choice('switch', 'Switch', 'Lamp', [
      { title: 'Push button', data: { switchType: 'push' } },
      { title: 'Toggle', data: { switchType: 'toggle' }, priceInCents: 1_200 },
      { title: 'Without switch', data: { switchType: 'none' } },
    ]),
  ],
  price: { baseInCents: 24_500 },
  drawing: {
    family: 'reading-lamp',
    constants: {},
    bindings: {
      armType: data('arm', 'armType'),
      armLength: data('arm', 'armLength'),
      switchType: data('switch', 'switchType'),
      ...finishBindings('finish', 'finish'),
    },
  },
}

const plainArticle: ProductTemplate = {
  category: 'Articles',
  properties: [
    choice('color', 'Color', 'Article', [
      { title: 'Natural', data: { fill: '#d9c7a8' } },
      { title: 'White', data: { fill: '#f2f2ef' } },
      { title: 'Black', data: { fill: '#26262a' } },
    ]),
    choice('size', 'Size', 'Article', [
      { title: 'Small', data: { width: 120, height: 120, depth: 120 } },
      { title: 'Medium', data: { width: 180, height: 180, depth: 180 }, priceInCents: 1_000 },
      { title: 'Large', data: { width: 260, height: 260, depth: 260 }, priceInCents: 2_500 },
    ]),
    {
      key: 'remark',
      title: 'Remark',
      group: 'Article',
      input: { kind: 'text', placeHolder: 'What should be different' },
    },
  ],
  price: { baseInCents: 5_000 },
  drawing: {
    family: 'article',
    constants: {},
    bindings: {
      width: data('size', 'width'),
      height: data('size', 'height'),
      depth: data('size', 'depth'),
      ...finishBindings('finish', 'color'),
    },
  },
}

const shelf: ProductTemplate = {
  category: 'Shelves',
  properties: [
    length('width', 'Width (mm)', 'Size', { min: 200, max: 2400, step: 1 }),
    length('depth', 'Depth (mm)', 'Size', { min: 100, max: 600, step: 1 }),
    choice('finish', 'Wood', 'Shelf', woods),
    choice('fixing', 'Fixing', 'Shelf', [
      { title: 'Brackets', data: { fixing: 'bracket' } },
      { title: 'Hidden pins', data: { fixing: 'hidden' }, priceInCents: 1_800 },
    ]),
  ],
  price: { baseInCents: 4_500, byArea: { width: 'width', height: 'depth', centsPerSquareMeter: 24_000 } },
  drawing: {
    family: 'shelf',
    constants: { thickness: 28 },
    bindings: {
      width: value('width'),
      depth: value('depth'),
      fixing: data('fixing', 'fixing'),
      ...finishBindings('finish', 'finish'),
    },
  },
}

const bookcase: ProductTemplate = {
  category: 'Bookcases',
  properties: [
    length('width', 'Width (mm)', 'Size', { min: 300, max: 1200, step: 1 }),
    length('height', 'Height (mm)', 'Size', { min: 400, max: 2600, step: 1 }),
    choice('shelves', 'Shelves', 'Bookcase', [
      { title: '5 shelves', data: { shelves: 5 } },
      { title: '3 shelves', data: { shelves: 3 } },
      { title: '6 shelves', data: { shelves: 6 }, priceInCents: 3_500 },
    ]),
    choice('finish', 'Wood', 'Bookcase', woods),
  ],
  price: { baseInCents: 18_000, byArea: { width: 'width', height: 'height', centsPerSquareMeter: 21_000 } },
  drawing: {
    family: 'bookcase',
    constants: { depth: 300, thickness: 22 },
    bindings: {
      width: value('width'),
      height: value('height'),
      shelves: data('shelves', 'shelves'),
      ...finishBindings('finish', 'finish'),
    },
  },
}

const floor: ProductTemplate = {
  category: 'Flooring',
  properties: [
    choice('pattern', 'Pattern', 'Floor', [
      { title: 'Planks', data: { pattern: 'plank', boardWidth: 180, boardLength: 1800 } },
      {
        title: 'Herringbone',
        data: { pattern: 'herringbone', boardWidth: 90, boardLength: 540 },
        priceInCents: 3_500,
      },
      {
        title: 'Chevron',
        data: { pattern: 'chevron', boardWidth: 90, boardLength: 600 },
        priceInCents: 4_500,
      },
    ]),
    choice('finish', 'Wood', 'Floor', woods.slice(0, 2)),
    choice('edge', 'Edge', 'Floor', [
      { title: 'Square', data: { edge: 'square' } },
      { title: 'Beveled', data: { edge: 'bevel' }, priceInCents: 900 },
    ]),
  ],
  price: { baseInCents: 12_000 },
  drawing: {
    family: 'flooring',
    constants: { thickness: 14 },
    bindings: {
      pattern: data('pattern', 'pattern'),
      boardWidth: data('pattern', 'boardWidth'),
      boardLength: data('pattern', 'boardLength'),
      edge: data('edge', 'edge'),
      ...finishBindings('finish', 'finish'),
    },
  },
}

const flatPrint: ProductTemplate = {
  category: 'Prints',
  properties: [
    length('width', 'Width (mm)', 'Size', { min: 100, max: 6000, step: 1 }),
    length('height', 'Height (mm)', 'Size', { min: 100, max: 4000, step: 1 }),
    choice('material', 'Material', 'Print', [
      { title: 'Paper' },
      { title: 'Canvas', priceInCents: 2_500 },
      { title: 'Wall covering', priceInCents: 1_500 },
    ]),
    choice('border', 'Border', 'Print', [
      { title: 'Without border', data: { border: 0 } },
      { title: '20 mm white', data: { border: 20 } },
    ]),
  ],
  price: { baseInCents: 3_500, byArea: { width: 'width', height: 'height', centsPerSquareMeter: 9_000 } },
  drawing: {
    family: 'flat-print',
    constants: { rollWidth: 1320 },
    bindings: {
      width: value('width'),
      height: value('height'),
      border: data('border', 'border'),
      substrate: { property: 'material', source: 'optionTitle' },
    },
  },
}

export const productTemplates: Readonly<Record<TemplateKey, ProductTemplate>> = {
  keypadPlate,
  door,
  panel,
  cabinetFront,
  rail,
  lamp,
  shelf,
  bookcase,
  floor,
  flatPrint,
  plainArticle,
}
