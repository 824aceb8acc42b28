/**
 * What the records of the catalog are called until somebody names them. These titles are stored, and compared to tell
 * what was named yet, so they are no messages: they are the same in every language.
 */
export const untitledTitles = {
  productCategory: 'Untitled Category',
  product: 'Untitled Product',
  productProperty: 'Untitled Product Property',
  productOption: 'Untitled Option',
  productPropertyGroup: 'Untitled Property Group',
  productPricingRule: 'Untitled Rule',
  productOptionClassifierGroup: 'Untitled Classifier Group',
  productOptionClassifier: 'Untitled Product Option Classifier',
  productGraphic: 'Untitled Product Graphic',
} as const
