/** What the calls of an area are for. */
export const areaDescriptions: Readonly<Record<string, string>> = {
  session:
    'Signing in and out, also by a provider, the passkeys and devices of a person, and opening share links.',
  home: 'The home page.',
  orders: 'Creating, loading, listing and copying orders.',
  lifecycle: 'Moving an order through its statuses.',
  payments: 'Paying an order: the ledger, and cards.',
  revisions: 'What was submitted, approved or agreed to, frozen and compared; and changes after the deposit.',
  agreements: 'What customers accept and sign off, and whether a file is one that was accepted.',
  customers: 'What belongs to the records of customers.',
  receivables: 'What customers owe, statements of their accounts, and reminders.',
  documents: 'Documents and drawings as PDF files.',
  catalog: 'Files of the catalog.',
  stock: 'How much there is of stocked products, and what orders are short of.',
  changeLab:
    'Drafts of the catalog: what they would do to every order, publishing them and taking them back.',
  spreadsheets:
    'The catalog as files of tables: export, and import with a dry run; and keypad schedules, read for the page.',
  integrations: 'Connections with other systems.',
  webhooks: 'Messages that are sent to the organization’s other systems.',
  media: 'Pictures.',
  live: 'Channels of what changes while a page is open.',
  notifications: 'What people are told.',
  sharing: 'Who takes part in an order.',
  guests: 'The guests of an organization and their terms.',
  organization: 'An organization’s settings, its members, how they sign in, and making a new one.',
  'api keys': 'Keys by which other programs call for an organization.',
  comments: 'Comments on orders and lines.',
  files: 'Files that are attached to orders and lines.',
  returns: 'Returns of delivered items: their steps, what arrived of them, and what is credited.',
  favorites: 'Configurations that people keep under a name, to add them to orders again.',
  problems: 'Problems with what was delivered, their answers, and how they are solved.',
}
