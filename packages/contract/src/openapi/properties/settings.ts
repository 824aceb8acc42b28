/** What the fields of an organization's settings and of its members are. */
export const settingsProperties = {
  stored: 'The settings that differ from their defaults, by dotted path; the title is among them.',
  defaults: 'The defaults of all settings, by dotted path.',
  keys: 'Every setting, in the order of the screen.',
  section: 'The section of the screen that the setting stands in.',
  isMap: 'Whether it is a map, each entry of which is a setting of its own: roles.engraving.',
  fixedBecause: 'Why nobody changes it here; null: owners do.',
  history: 'The changes of settings, the newest first.',
  beforeChangeId: 'Only changes of the history before this one.',
  changeId: 'A change of the history; null (with return): before the first one.',
  restores: 'The change that was taken back or returned to; null: an ordinary change.',
  changes:
    'New values of settings by dotted path; null: back to the default. In the history a list, with what was there.',
  statusesInUse: 'How many orders have a status, by its key.',
  members: 'The owners and members, those who are disabled or have left too.',
  member: 'The owner or member.',
  memberUserId: 'The owner or member that is meant.',
  mayEditDataFields: 'Whether the person may define the fields of data that options have.',
  enteredAt: 'When the person first came in; null: not yet.',
} as const
