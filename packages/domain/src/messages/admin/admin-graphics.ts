/** The product graphics editor, and what is wrong with a graphic. [2.2.108–2.2.111, 2.3.23, 2.4.25, 2.4.26, 2.5.17, 2.5.18] */
import { defineMessages } from '../../localization/define-messages.ts'
import { listed } from './admin-uses.ts'

interface Wrong {
  readonly name?: string | undefined
  /** offset of the first character that can not stand there */
  readonly at?: number | undefined
}

const quoted = (name: string | undefined) => (name === undefined || name === '' ? 'that' : `“${name}”`)

/** By the codes of the domain's graphics. */
const wrong = {
  syntax: ({ at = 0 }) => `This can not be read from character ${at + 1} on.`,
  unknownName: ({ name }) => `Nothing is called ${quoted(name)} here.`,
  notANumber: ({ name }) => `A number is needed here, not ${quoted(name)}.`,
  notAColour: ({ name }) => `A color such as #a98a5b is needed here, not ${quoted(name)}.`,
  notAChoice: ({ name }) => `${quoted(name)} is none of the choices.`,
  divisionByZero: () => 'This divides by 0.',
  outOfRange: () => 'No part of a product lies further than 50,000 mm.',
  notPositive: () => 'This must be more than 0.',
  cycle: ({ name }) => `${quoted(name)} needs itself in the end.`,
  unknownType: ({ name }) => `${quoted(name)} is no type of node that can stand here.`,
  unknownProperty: ({ name }) => `A node of this type has no property ${quoted(name)}.`,
  invalidProperty: () => 'This is not what this property is made of.',
  badOutline: () => 'This outline crosses itself or holds no area.',
  topGroup: () => 'A graphic is one group that holds the rest.',
  sameId: ({ name }) => `The id ${quoted(name)} stands here twice.`,
  tooDeep: () => 'Groups may be nested at most 16 deep.',
  tooManyParts: () => 'A graphic holds at most 400 nodes, and rows make at most 600 parts of them.',
} satisfies Readonly<Record<string, (of: Wrong) => string>>

export const adminGraphicMessages = defineMessages('adminGraphicMessages', {
  wrong: ({ code, ...of }: Wrong & { code: keyof typeof wrong }) => wrong[code](of),
  wrongAt: ({ node, field, message }: { node: string; field?: string | undefined; message: string }) =>
    field === undefined ? `${node}: ${message}` : `${node}, ${field}: ${message}`,

  // The section
  graphics: 'Product graphics',
  oneGraphic: 'product graphic',
  topType: 'Group',
  noGraphicsYet: 'How products look in 3D will be listed here. A product is bound to one in its settings.',
  usedBy: 'Used by',
  nodesColumn: 'Nodes',
  graphic: 'Graphic',
  nodes: 'Nodes',
  originalIsGone: 'This graphic was deleted in the meantime.',
  duplicated:
    'This product graphic has been successfully duplicated. Would you like to be redirect to the new product graphic?',
  inUse: ({ titles, count }: { titles: readonly string[]; count: number }) =>
    `This graphic is shown by: ${listed({ titles, count })}. Archive it instead.`,

  // The page
  idOf: ({ id }: { id: number }) => `#${id}`,
  editorOf: ({ title }: { title: string }) => `Editor of ${title}`,
  loadingEditor: 'Loading the editor',
  editorNotLoaded: 'The editor could not be loaded.',
  editJson: 'Edit as JSON',
  undo: 'Undo',
  redo: 'Redo',
  panels: 'Parts of the editor',
  values: 'Values',
  properties: 'Properties',

  // The tree
  tree: 'Nodes of the graphic',
  treeKeys:
    'Arrows move, F2 or Enter renames, Insert adds, Space hides or shows in the preview, Alt with an arrow moves the node, Backspace deletes. Ctrl or ⌘ with C, X, V and D copies, cuts, pastes and duplicates.',
  addTo: ({ title }: { title: string }) => `Add a node to ${title}`,
  addNode: 'Add a node',
  addKey: 'Insert',
  typeOf: 'Type of the new node',
  more: ({ title }: { title: string }) => `More for ${title}`,
  titleOfNode: 'Title of the node',
  untitledNode: ({ type }: { type: string }) => `Untitled ${type}`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  copy: 'Copy',
  cut: 'Cut',
  paste: 'Paste',
  remove: 'Delete',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveIn: 'Move into the node above',
  moveOut: 'Move out of its group',
  hide: ({ title }: { title: string }) => `Hide ${title} in the preview`,
  show: ({ title }: { title: string }) => `Show ${title} in the preview`,
  hideNode: 'Hide in the preview',
  showNode: 'Show in the preview',
  hiddenNode: 'hidden in the preview',
  faultyNode: 'can not be shown',
  keepTopGroup: 'Oops! We require you to keep the top level group!',
  askDelete: ({ title, count }: { title: string; count: number }) =>
    count === 0
      ? `Are you sure you want to delete ${title}?`
      : `Are you sure you want to delete ${title} and the ${count === 1 ? 'node' : `${count} nodes`} in it?`,
  treeRefused: {
    topGroup: 'The top level group stays where it is.',
    unknownNode: 'This node is not there any more.',
    unknownType: 'A node of this type is not known here.',
    noHolder: 'Only groups and rows can hold other nodes.',
    intoItself: 'A node can not be moved into itself.',
    sameId: 'This node is there already.',
    unknownProperty: 'This type of node has no such property.',
  },
  nothingToPaste: 'There is no node to paste: copy one first.',
  copied: ({ title }: { title: string }) => `${title} copied.`,

  // What two people have changed at once
  onlyYours: ({ title }: { title: string }) => `${title} is in yours alone.`,
  onlyTheirs: ({ title }: { title: string }) => `${title} is in your colleague’s alone.`,
  otherPlace: ({ title }: { title: string }) => `${title} is in another group.`,
  otherOrder: ({ title }: { title: string }) => `What is in ${title} is in another sequence.`,
  otherTitle: ({ title, second }: { title: string; second: string }) =>
    `${title}: your colleague calls it ${second}.`,
  otherProperty: (change: { title: string; property: string; first: string; second: string }) =>
    `${change.title}, ${change.property}: ${change.first} in yours, ${change.second} in your colleague’s.`,
  leftOut: 'as usual',

  // What was done
  added: ({ title }: { title: string }) => `${title} added.`,
  deleted: ({ title }: { title: string }) => `${title} deleted.`,
  pasted: ({ title }: { title: string }) => `${title} pasted.`,
  moved: ({ title }: { title: string }) => `${title} moved.`,
  renamed: ({ title }: { title: string }) => `${title} renamed.`,
  changed: ({ title, field }: { title: string; field: string }) => `${field} of ${title} changed.`,
  jsonSaved: ({ title }: { title: string }) => `Nodes of ${title} changed.`,

  // Properties
  propertiesOf: ({ title }: { title: string }) => `Properties of ${title}`,
  parts: { shape: 'Shape', look: 'Look', place: 'Place', condition: 'Condition' },
  millimeters: 'mm',
  degrees: '°',
  equals: ({ value }: { value: string }) => `= ${value}`,
  usual: ({ value }: { value: string }) => `Usual: ${value}`,
  backToUsual: ({ field }: { field: string }) => `${field} as usual`,
  shownNow: 'Shown',
  notShownNow: 'Not shown',
  byExpression: 'By an expression',
  choiceWord: ({ choice }: { choice: string }) => choice.charAt(0).toUpperCase() + choice.slice(1),
  expressionOf: ({ field }: { field: string }) => `${field}, as an expression`,
  pickColor: ({ field }: { field: string }) => `Pick ${field}`,
  offered: ({ count }: { count: number }) => (count === 1 ? '1 name offered' : `${count} names offered`),
  names: 'Names',
  functionName: 'function',
  pointPart: ({ field, part, number }: { field: string; part: string; number: number }) =>
    `${field}, point ${number}: ${part}`,
  addPoint: ({ field }: { field: string }) => `Add a point to ${field}`,
  removePoint: ({ field, number }: { field: string; number: number }) => `Remove point ${number} of ${field}`,
  point: 'Point',
  addContour: 'Add a hole',
  contour: ({ number }: { number: number }) => `Hole ${number}`,
  removeContour: ({ number }: { number: number }) => `Remove hole ${number}`,
  formulaName: ({ number }: { number: number }) => `Name of formula ${number}`,
  formulaText: ({ name }: { name: string }) => `Formula of ${name}`,
  addFormula: 'Add a formula',
  removeFormula: ({ name }: { name: string }) => `Remove ${name}`,
  formulaHint: 'Names for what is used more than once in this group.',
  formulaNameWrong: 'A name begins with a letter and holds letters, digits and _ alone.',
  formulaNameTaken: 'This name is given already.',

  // Values
  valuesOf: 'Values of',
  sliders: 'Sliders',
  noParameters: 'No expression uses a name yet. Those that do get a slider here.',
  parametersHint: 'For the preview alone: nothing of this is saved.',
  rangeFrom: ({ name }: { name: string }) => `Least of ${name}`,
  rangeTo: ({ name }: { name: string }) => `Most of ${name}`,
  valueOf: ({ name }: { name: string }) => `Value of ${name}`,
  loadingProduct: 'Loading the product',
  productWithoutExample: 'This product has no configuration to show yet.',

  // Preview
  preview: 'Preview',
  fit: 'Fit the view',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  nothingToShow: 'Nothing to show yet',
  nothingToShowHint: 'Add a node with the + of a group.',
  allHidden: 'Every node is hidden in the preview.',
  no3d: 'This browser can not show 3D: this is the front of it. Everything else works.',
  frontOf: ({ title }: { title: string }) => `Front of ${title}`,
  interrupted: 'The graphics card has interrupted the preview. Nothing is lost.',
  tryAgain: 'Try again',
  problems: ({ count }: { count: number }) => (count === 1 ? '1 problem' : `${count} problems`),
  measures: 'Measures',
  inInches: ({ sides }: { sides: readonly string[] }) => sides.join(' × '),
  inMillimeters: ({ sides }: { sides: readonly string[] }) => `${sides.join(' × ')} mm`,
  measuredSides: 'width × height × depth',
  mesh: ({ parts, vertices, triangles }: { parts: number; vertices: string; triangles: string }) =>
    `${parts} ${parts === 1 ? 'part' : 'parts'}, ${vertices} vertices, ${triangles} triangles`,

  // JSON
  jsonOf: ({ title }: { title: string }) => `${title} as JSON`,
  jsonLabel: 'Nodes as JSON',
  jsonKeys: 'Tab leaves the editor. Ctrl or ⌘ with S saves.',
  jsonUnsaved: 'Unsaved changes',
  jsonSame: 'Saved',
  jsonBehind: 'The graphic has changed since you began. Save yours over it, or discard to see it.',
  save: 'Save',
  discard: 'Discard',
  faults: ({ count }: { count: number }) => (count === 1 ? '1 fault' : `${count} faults`),
  faultPlace: ({ line, column }: { line: number; column: number }) => `Line ${line}, column ${column}`,
})
