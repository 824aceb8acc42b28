/** API keys of an organization. */
export const apiKeyProperties = {
  apiKeys: 'The API keys, the newest first; revoked ones too.',
  apiKey: 'The API key, without its secret.',
  apiKeyId: 'The API key that is meant.',
  'ApiKey.name': 'Which program uses it. Histories name it as “API key …”.',
  'createApiKey.name': 'Which program uses it; no two that are good have the same.',
  scope: 'read: the calls that change nothing; write: all that keys may make.',
  'ApiKey.role': 'With whose rights it acts: those of a member or of an owner.',
  'createApiKey.role': 'With whose rights it acts: those of a member or of an owner.',
  'ApiKey.state':
    'active; suspended: whoever made it is disabled or has fewer rights than the key, and it is good again when they have them again; expired; revoked: for good.',
  lastFour: 'The last four signs of the key, to tell it from others.',
  createdBy: 'Who made it, by name or address.',
  'ApiKey.expiresAt': 'From when it is good no more, in UTC; null: never.',
  lastUsedAt: 'When a call with it was last let in, in UTC, to within a minute; null: never.',
  revokedAt: 'When it was revoked, in UTC; null: it was not.',
  secret: 'The whole key, in this answer and never again.',
  validDays: 'For how many days it is good; null: until it is revoked.',
} as const
