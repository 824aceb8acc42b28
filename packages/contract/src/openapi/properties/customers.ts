/** What the fields of a customer's record are. */
export const customerProperties = {
  'Customer.kind': 'Whether it is a firm or a person.',
  'Customer.email': 'Where bills go.',
  'Customer.phone': 'The telephone number for bills.',
  addresses: 'The address book, by keys of its own.',
  contacts: 'People at the customer, by keys of their own.',
  'Customer.label': 'What the address is called.',
  'Customer.address': 'The address.',
  'Customer.role': 'What the person does there.',
  deliveryKey: 'The key of the address that is proposed for deliveries; empty: none.',
  billingKey: 'The key of the address that is proposed for bills; empty: none.',
  paymentTermsDays:
    'How many days after its date of issue an invoice is due; null: as the organization’s settings say.',
  taxExempt: '1: no sales tax is charged on what is started for the customer.',
  taxCertificate: 'The number of the certificate of exemption.',
  taxExemptUntil: 'The last day of the certificate, YYYY-MM-DD; empty: it does not end.',
  'Customer.note': 'A note for employees.',
}
