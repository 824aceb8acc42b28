/**
 * Where each table stands in a database that is distributed over several servers by organization (Citus). Decision 138 says why; a
 * new table is declared here.
 */

/**
 * `byOrg`: its rows lie where their organization's rows lie. `reference`: a copy on every server, because rows of every
 * organization refer to it. `local`: on the coordinator alone, because nothing of an organization refers to it.
 */
export type Placement = 'byOrg' | 'reference' | 'local'

/** Referred to by the rows of every organization, and without an organization of their own. */
const REFERENCE = ['orgs', 'users', 'share_visitors'] as const

/**
 * Read before an organization is known (sign-in), about the database itself, or, as the outbox, with rows that belong to no
 * organization and are taken in one order over all of them.
 */
const LOCAL = [
  'app_state',
  'auth_accounts',
  'auth_rate_limits',
  'auth_sessions',
  'auth_verifications',
  'import_progress',
  'openid_domains',
  'outbox_mails',
  'passkeys',
  'rate_limits',
  'schema_migration',
  'sign_in_tokens',
] as const

/** Everything that an organization has. */
const BY_ORG = [
  'agreement_entries',
  'agreement_packages',
  'agreement_people',
  'announcements',
  'api_keys',
  'arch_custom_views',
  'arch_elevations',
  'arch_walls',
  'canvas_revisions',
  'card_event_cursors',
  'catalog_change_sets',
  'catalog_draft_changes',
  'catalog_drafts',
  'change_orders',
  'comment_readers',
  'comments',
  'cost_updates',
  'customer_files',
  'customers',
  'entities',
  'favorite_configurations',
  'idempotency_keys',
  'integration_connections',
  'invoice_reminders',
  'issued_document_counters',
  'issued_documents',
  'media',
  'memberships',
  'notifications',
  'openid_connections',
  'openid_identities',
  'order_events',
  'order_files',
  'order_problems',
  'order_returns',
  'order_revisions',
  'order_share_links',
  'order_viewers',
  'org_counters',
  'org_setting_changes',
  'payment_intents',
  'payment_records',
  'product_canvas_lines',
  'product_canvas_texts',
  'product_categories',
  'product_graphics',
  'product_instances',
  'product_option_classifier_groups',
  'product_option_classifiers',
  'product_options',
  'product_orders',
  'product_pricing_rules',
  'product_properties',
  'product_property_groups',
  'product_rules',
  'products',
  'reminder_stops',
  'revision_frames',
  'revision_sign_offs',
  'setup_guides',
  'share_visits',
  'stock_movements',
  'stray_files',
  'test_card_payments',
  'user_groups',
  'webhook_changes',
  'webhook_deliveries',
  'webhook_endpoints',
  'webhook_events',
  'work_tool_pushes',
] as const

/** Every table of this server by its name. */
export const placements: ReadonlyMap<string, Placement> = new Map<string, Placement>([
  ...REFERENCE.map((table) => [table, 'reference'] as const),
  ...LOCAL.map((table) => [table, 'local'] as const),
  ...BY_ORG.map((table) => [table, 'byOrg'] as const),
])
