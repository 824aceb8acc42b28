/** How products are drawn, shown in 3D, and coded: the words of their forms in the back office. */
import { defineMessages } from '../../localization/define-messages.ts'
export const adminDrawingMessages = defineMessages('adminDrawingMessages', {
  // The panel of a product
  drawing: 'Drawing',
  view3d: '3D view',
  editDrawing: 'Edit the drawing',
  editView3d: 'Edit the 3D view',
  drawingOf: ({ title }: { title: string }) => `Drawing of ${title}`,
  view3dOf: ({ title }: { title: string }) => `3D view of ${title}`,
  notDrawn: 'This product is not drawn: its picture stands in the place of a drawing.',
  noView3d: 'This product has no 3D view.',
  loadingDrawing: 'Loading the drawing',
  drawingNotLoaded: 'What draws this product could not be loaded.',

  // Which one
  family: 'Drawn as',
  notDrawnChoice: 'Not drawn',
  graphic: 'Product graphic',
  noGraphic: 'No 3D view',
  noGraphicsYet: 'There are no product graphics yet.',
  graphicGone: ({ id }: { id: number }) => `Graphic #${id}, which is not there`,

  // A field of a specification
  filledBy: ({ field }: { field: string }) => `${field} comes from`,
  nothing: 'nothing',
  usual: ({ value }: { value: string }) => (value === '' ? 'Usual' : `Usual: ${value}`),
  fixed: 'A fixed value',
  typed: 'what is typed',
  engraved: 'its engravings',
  optionTitle: 'title of the option',
  source: ({ property, what }: { property: string; what: string }) => `${property}: ${what}`,
  gone: 'A property that this product does not have',
  valueOf: ({ field }: { field: string }) => `Value of ${field}`,
  valueUntil: ({ field }: { field: string }) => `${field} until it is chosen`,
  fieldOf: ({ group, field }: { group: string; field: string }) => `${group}: ${field}`,
  wholeGroup: ({ group }: { group: string }) => `${group}, all of it`,
  wholeGroupHint: 'Option data may hold all of it as one value.',
  ofData: 'Only the data of options can hold this.',
  inUse: ({ count }: { count: number }) => (count === 1 ? '1 set' : `${count} set`),
  isNeeded: 'needed',
  yes: 'Yes',
  no: 'No',
  general: 'Measures and kind',
  limits: 'Limits of the layout',
  limitsHint: 'How many columns and rows fit plates of a size. Without any, every layout is taken.',
  hasLimits: 'This product has limits of its own',

  // What is wrong with it
  notThis: ({ field }: { field: string }) => `${field} can not be that: the drawing could not show it.`,
  numberBetween: ({ min, max }: { min: number; max: number }) => `Type a number from ${min} to ${max}.`,
  numberNeeded: 'Type a number.',
  wholeNumberNeeded: 'Type a whole number.',
  colorNeeded: 'Type a color as # and six digits or letters from a to f, such as #a98a5b.',
  propertyGone: 'This product has no such property any more: choose another source.',
  missing: ({ fields }: { fields: string }) =>
    `Nothing can be drawn yet: say where this comes from: ${fields}.`,
  undrawable: ({ fields }: { fields: string }) => `With this example the drawing can not show: ${fields}.`,
  objections: 'With this example the drawing says:',

  // The example beside it
  example: 'Example',
  exampleHint: 'As the product begins; choose otherwise to see it change. Nothing of this is saved.',
  noExample: 'This product has no configuration to draw yet.',

  // Saving
  save: 'Save',
  unsaved: 'Unsaved changes',
  saved: 'Saved',
  forget: 'Discard',
  drawingSaved: ({ title }: { title: string }) => `Drawing of ${title} changed.`,
  view3dSaved: ({ title }: { title: string }) => `3D view of ${title} changed.`,
  drawingChanges: ({ title }: { title: string }) => `Drawing of ${title} changes`,
  view3dChanges: ({ title }: { title: string }) => `3D view of ${title} changes`,
  isBehind: 'A colleague has changed this since you began. Discard to see it, or save yours over it.',

  // Names of a graphic
  names: 'Names of the graphic',
  namesHint:
    'The expressions of the graphic use these names. Those of the drawing count too; what is set here goes before them.',
  fromDrawing: 'From the drawing',
  noNames: 'This graphic uses no names.',
  nameUnset: 'Nothing fills this name: the 3D view can not be shown.',
  valueIsText: 'A number, or a color such as #a98a5b.',
  graphicFails: ({ message }: { message: string }) => `The 3D view can not be shown: ${message}`,

  // SKU formulas
  formulaOf: { catalog: 'Catalog formula', factory: 'Factory formula', machining: 'Machining formula' },
  formulaHint: 'Left empty, the code of the product is followed by those of its chosen options.',
  codeNow: { catalog: 'Catalog code', factory: 'Factory code', machining: 'Machining code' },
  codesOfExample: 'Codes of the example',
  noCode: 'none',
  formulaFields: 'Fields for formulas',
  formulaFieldsHint: 'Press one to copy it. A field without a value yet stands as ? in the code.',
  copyField: ({ field }: { field: string }) => `Copy ${field}`,
  fieldCopied: ({ field }: { field: string }) => `${field} is copied.`,
  fieldNotCopied: 'It could not be copied. Select it and copy it by hand.',
  ownCode: { catalog: 'the catalog code', factory: 'the factory code', machining: 'the machining code' },
  fieldMeans: {
    catalog: 'catalog code of the option',
    factory: 'factory code of the option',
    machining: 'machining code of the option',
    title: 'title of the option',
    value: 'what is typed',
  },
  dataMeans: ({ key }: { key: string }) => `${key} of the option`,
  unknownFormulaField: ({ field, known }: { field: string; known: string }) =>
    `There is no field {${field}}. There are ${known}.`,
  bracesOpen: 'A { or } stands alone: a field is written {catalog} or {12.title}.',

  // Prices export
  priceExport: 'Price export',
  exportsPrices: 'Prices can be exported',
  groupBy: 'A table for each',
  rowFor: 'Rows for each',
  columnFor: 'Columns for each',
  fixedChoices: 'Always chosen',
  fixedChoiceOf: ({ property }: { property: string }) => `${property} in the export`,
  notFixed: 'The first that can be chosen',
  noExportChoices: 'The product has no properties with options to export by.',

  // Availability of options
  availability: 'Offered only while',
  oneCondition: 'condition',
  conditionProperty: 'Property',
  conditionKey: 'Field of its option',
  conditionOperator: 'Is',
  conditionValue: 'Value',
})
