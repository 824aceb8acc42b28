/** The rows of the access matrix for an organization's settings and its members. */
import { everybody, owners } from '../callers.ts'
import type { Row } from '../row.ts'

const nothingMade = {
  productId: 2_000_000_000,
  productCategoryId: 2_000_000_000,
  isCategoryNew: false,
  productPropertyGroupIds: [],
  productPropertyIds: [],
  productOptionIds: [],
  productPricingRuleIds: [],
}

export const organizationRows: Readonly<Record<string, Row>> = {
  getOrgSettings: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  // Nothing changes by it, so that every owner of the matrix holds the same version.
  updateOrgSettings: { expected: owners, body: ({ orgId }) => ({ orgId, version: 1, changes: {} }) },
  restoreOrgSettings: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, version: 1, changeId: 2_000_000_000, mode: 'undo' }),
  },
  getOpenidConnection: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  // An issuer that can not be used.
  saveOpenidConnection: {
    expected: { ...owners, owner: 422 },
    body: ({ orgId }) => ({
      orgId,
      version: 0,
      title: 'Company ID',
      issuer: 'http://login.example.com',
      clientId: 'orderwright',
      domains: ['maison-lumen.example'],
      allowsNewMembers: false,
      trustsEmails: false,
      isRequired: false,
    }),
  },
  deleteOpenidConnection: { expected: { ...owners, owner: 404 }, body: ({ orgId }) => ({ orgId }) },
  // An address that is refused before anything is sent.
  testOpenidConnection: {
    expected: owners,
    body: ({ orgId }) => ({ orgId, issuer: 'http://login.example.com' }),
  },
  createOrg: { expected: everybody, body: ({ email }) => ({ title: 'A Matrix', email }) },
  createFromTemplate: { expected: owners, body: ({ orgId }) => ({ orgId, template: 'rail' }) },
  getSetupGuide: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  // The organization of the matrix was there before the guide.
  updateSetupGuide: { expected: { ...owners, owner: 404 }, body: ({ orgId }) => ({ orgId, isHidden: true }) },
  // Records of nobody.
  undoTemplate: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, made: nothingMade, isRemoved: true }),
  },
  getMembers: { expected: { ...owners, member: 200 }, body: ({ orgId }) => ({ orgId }) },
  inviteMember: { expected: owners, body: ({ orgId, email }) => ({ orgId, email: `at-work-${email}` }) },
  updateMember: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, memberUserId: 2_000_000_000, mayEditDataFields: true }),
  },
  transferOwnership: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, memberUserId: 2_000_000_000 }),
  },
  downloadOrgExport: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  // Nobody.
  getPersonalData: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, aboutUserId: 2_000_000_000 }),
  },
  erasePerson: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId, email }) => ({ orgId, aboutUserId: 2_000_000_000, email }),
  },
  getApiKeys: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  createApiKey: { expected: owners, body: ({ orgId, email }) => ({ orgId, name: email }) },
  // A key of nobody.
  revokeApiKey: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, apiKeyId: 2_000_000_000 }),
  },
  // Without a file.
  prepareOrgLogo: { expected: { ...owners, owner: 400 }, body: ({ orgId }) => ({ orgId }) },
}
