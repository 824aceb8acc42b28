/** What each kind of person gets from the calls about agreements. The order of the matrix has no revision: it was put into the database. */
import { employees, everybody, ofOrder } from '../callers.ts'
import type { Material, Row } from '../row.ts'

const aboutOrder = ({ orderId, orgId }: Material) => ({ productOrderId: orderId, orgId })
const packageId = '00000000-0000-4000-8000-000000000000'
const hash = 'a'.repeat(64)

/** Customers who see prices are told that there is nothing to accept; nobody else accepts. */
const acceptors = {
  ...ofOrder,
  guest: 422,
  hiddenGuest: 403,
  member: 403,
  owner: 403,
  linkHolder: 403,
  sharee: 422,
}
/** Nothing is signed off one by one there. */
const signers = { ...acceptors, hiddenGuest: 422, linkHolder: 422 }
const nothingKept = {
  ...ofOrder,
  guest: 404,
  hiddenGuest: 404,
  member: 404,
  owner: 404,
  linkHolder: 404,
  sharee: 404,
}

export const agreementRows: Readonly<Record<string, Row>> = {
  getAgreement: { expected: ofOrder, standing: 'payment', body: aboutOrder },
  prepareAgreement: {
    expected: acceptors,
    standing: 'payment',
    body: (material) => ({ ...aboutOrder(material), revision: 1 }),
  },
  acceptAgreement: {
    expected: acceptors,
    standing: 'payment',
    body: (material) => ({
      ...aboutOrder(material),
      packageId,
      termsHash: hash,
      name: 'Ada',
      signature: { kind: 'typed', text: 'Ada' },
      agrees: true,
    }),
  },
  askRenewal: { expected: acceptors, standing: 'payment', body: aboutOrder },
  renewQuote: {
    expected: { ...employees, member: 422, owner: 422 },
    standing: 'payment',
    body: aboutOrder,
  },
  signOff: {
    expected: signers,
    standing: 'payment',
    body: (material) => ({
      ...aboutOrder(material),
      revision: 1,
      subjects: [{ kind: 'item', key: material.lineId, verdict: 'approved' }],
    }),
  },
  downloadAgreementFile: {
    expected: nothingKept,
    standing: 'payment',
    body: (material) => ({ ...aboutOrder(material), hash }),
  },
  // Anybody who has a file may ask about it.
  verifyAgreement: {
    expected: everybody,
    standing: 'payment',
    body: ({ orgId }) => ({ orgId, packageId, hash }),
  },
}
