/**
 * What each table with rows of an organization holds about people, besides columns that refer to them (those are found in the
 * database). A test fails where a table is missing here. Decision 181.
 */

export type WhenAlike = 'oneGoes' | 'numbered'

/**
 * - `nothing`: what is made or sold, and the running of the server;
 * - `words`: texts and JSON in which somebody's name, address or number can stand: it is struck out. `whenAlike`: no two rows may read
 *   the same. Of keys that do afterwards one goes, as it says nothing more; names are numbered then;
 * - `rows`: rows that are about one person alone, and go;
 * - `papers`: what the law asks a seller to keep as it was. Who did it is nobody any more; the words stay, but for columns beside the
 *   paper, as `words`.
 */
export type Held =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'words'
      readonly columns: readonly string[]
      readonly whenAlike?: WhenAlike
    }
  | {
      readonly kind: 'rows'
      readonly of: string
      readonly words: readonly string[]
      readonly whenAlike?: WhenAlike
    }
  | { readonly kind: 'papers'; readonly words?: readonly string[] }

const nothing: Held = { kind: 'nothing' }
const papers: Held = { kind: 'papers' }
const words = (...columns: string[]): Held => ({ kind: 'words', columns })
const rows = (of: string, ...inOthers: string[]): Held => ({ kind: 'rows', of, words: inOthers })

export const whatIsHeld: Readonly<Record<string, Held>> = {
  agreement_entries: papers,
  agreement_packages: papers,
  // Erased with an entry of the chain that says so.
  agreement_people: papers,
  announcements: nothing,
  api_keys: { kind: 'words', columns: ['name'], whenAlike: 'numbered' },
  arch_custom_views: nothing,
  arch_elevations: nothing,
  arch_walls: nothing,
  canvas_revisions: nothing,
  card_event_cursors: nothing,
  catalog_change_sets: words('title'),
  catalog_draft_changes: nothing,
  catalog_drafts: words('title'),
  change_orders: words('note', 'closing_note', 'refusal_note', 'agreed_by_name'),
  comment_readers: rows('user_id'),
  comments: words('text', 'pin', 'author_name', 'resolved_by_name'),
  cost_updates: nothing,
  // Those of a customer who is the person alone go with their bytes, where no papers stay.
  customer_files: words('title', 'uploader_name'),
  // A customer may be a person, and a firm's contacts are people.
  customers: words(
    'title',
    'email',
    'phone',
    'addresses',
    'contacts',
    'tax_certificate',
    'note',
    'merge_trace',
  ),
  entities: nothing,
  // The person's own go; those that are shared are nobody's.
  favorite_configurations: { kind: 'rows', of: 'user_id', words: ['name'], whenAlike: 'numbered' },
  // Answers that are kept for a day: the person's own go, others' are struck out.
  idempotency_keys: rows('user_id', 'response'),
  integration_connections: nothing,
  invoice_reminders: nothing,
  issued_document_counters: nothing,
  issued_documents: { kind: 'papers', words: ['customer_key'] },
  media: words('title', 'file_name'),
  // The person's own goes; a colleague may have them on file.
  memberships: words('contact', 'settings'),
  notifications: rows('user_id', 'text'),
  openid_connections: nothing,
  openid_domains: nothing,
  openid_identities: rows('user_id'),
  order_events: words('before', 'after'),
  // What somebody added to their own orders goes with its bytes, where no papers stay.
  order_files: words('title', 'uploader_name'),
  order_problems: words('words', 'answer', 'solution', 'reporter_name', 'answered_by_name', 'solved_by_name'),
  order_returns: words(
    'words',
    'decision',
    'closing',
    'requester_name',
    'decided_by_name',
    'received_by_name',
    'closed_by_name',
  ),
  // Those of orders with papers stay; the others lose the contact data.
  order_revisions: papers,
  order_share_links: nothing,
  order_viewers: rows('user_id'),
  org_counters: nothing,
  org_setting_changes: words('changes'),
  outbox_mails: rows('user_id', 'subject', 'text', 'html', 'reply_to', 'from_name'),
  payment_intents: nothing,
  payment_records: papers,
  product_canvas_lines: nothing,
  product_canvas_texts: nothing,
  product_categories: nothing,
  product_graphics: nothing,
  product_instances: words('title', 'notes'),
  product_option_classifier_groups: nothing,
  product_option_classifiers: nothing,
  product_options: nothing,
  product_orders: words(
    'title',
    'project_name',
    'primary_note',
    'secondary_note',
    'feedback_notes',
    'purchase_order_number',
    'estimate_number',
    'tracking_number',
    'external_link1',
    'client_emails',
    // Their own orders are blank already; they may be the contact of a colleague's.
    'firm_name',
    'contact_name',
    'phone',
    'email',
    'delivery_address',
    'billing_address',
    'integration_data',
    'command_data',
    'tax_lookup',
  ),
  product_pricing_rules: nothing,
  product_properties: nothing,
  product_property_groups: nothing,
  product_rules: nothing,
  products: nothing,
  reminder_stops: { kind: 'words', columns: ['customer_key'], whenAlike: 'oneGoes' },
  revision_frames: nothing,
  revision_sign_offs: words('note'),
  setup_guides: nothing,
  share_visits: rows('user_id'),
  stock_movements: words('note'),
  stray_files: nothing,
  test_card_payments: nothing,
  user_groups: words('title'),
  webhook_changes: nothing,
  webhook_deliveries: words('tries'),
  webhook_endpoints: words('description'),
  webhook_events: words('body'),
  work_tool_pushes: rows('user_id'),
}

/** Columns that are compared with each other: in small letters before and after. */
export const keyColumns: ReadonlySet<string> = new Set(['customer_key'])

/** Columns of texts and JSON out of which names, addresses and numbers are struck. */
export function wordsOf(held: Held): readonly string[] {
  if (held.kind === 'nothing') return []
  return held.kind === 'words' ? held.columns : (held.words ?? [])
}
