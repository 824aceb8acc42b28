/**
 * What a "?", an empty state or a refusal can ask the guide about, beside the addresses of the screens. A test holds
 * that each has its page.
 */
export const helpTopics = [
  // the home page
  'desk',
  // parts of the order page
  'items',
  'favorites',
  'keypad-schedule',
  'cart',
  'options',
  'variants',
  'why-not',
  'engraving',
  'prices',
  'details',
  'submit',
  'review',
  'waiting',
  'accepting',
  'changes-required',
  'payment',
  'record-payment',
  'status',
  'sharing',
  'comments',
  'history',
  'pictures',
  'drawing-view',
  'tracing',
  'mural-layout',
  'placing-pieces',
  'option-admin',
  'translations',
  'archive',
  'margin',
  // money owed
  'reminders',
  'order-stock',
  'saving',
  'conflict',
  // everywhere
  'sign-in',
  'devices',
  'language',
  'mails',
  'passkeys',
  'shortcuts',
  'guest-mode',
  'no-access',
  // the back office
  'admin-save',
  'admin-versions',
  'stock',
  'in-use',
  'empty-home',
] as const
export type HelpTopic = (typeof helpTopics)[number]
