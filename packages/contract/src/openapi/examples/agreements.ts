/** Examples of the calls about agreements. */
import { endpoints } from '../../endpoints.ts'
import { aboutOrder, type Example, example } from './example.ts'

export const agreementExamples: readonly Example[] = [
  example(endpoints.getAgreement)('guest', aboutOrder),
  example(endpoints.prepareAgreement)('guest', (material) => ({ ...aboutOrder(material), revision: 1 })),
  example(endpoints.acceptAgreement)('guest', (material) => ({
    ...aboutOrder(material),
    packageId: material.packageId,
    termsHash: material.termsHash,
    name: 'Ada Guest',
    signature: { kind: 'typed', text: 'Ada Guest' },
    agrees: true,
  })),
  example(endpoints.askRenewal)('guest', aboutOrder),
  example(endpoints.renewQuote)('member', aboutOrder),
  example(endpoints.signOff)('guest', (material) => ({
    ...aboutOrder(material),
    revision: 1,
    subjects: [{ kind: 'item', key: material.lineId, verdict: 'approvedAsNoted', note: 'Mind the edge.' }],
  })),
  example(endpoints.downloadAgreementFile)('guest', (material) => ({
    ...aboutOrder(material),
    hash: material.agreementFileHash,
  })),
  example(endpoints.verifyAgreement)('anonymous', ({ orgId, packageId, agreementFileHash }) => ({
    orgId,
    packageId,
    hash: agreementFileHash,
  })),
]
