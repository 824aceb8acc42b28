/** Mails as wholes: what each part says, for whom, and what is left out. Decision 0029. */
import { describe, expect, it } from 'vitest'
import { at } from '../testing/builders.ts'
import { aMailInput, aVilla, mailCosts, mailOrg, mailUrl as url } from '../testing/mail-fixtures.ts'
import { composeMail, type MailInput, mailSubject } from './compose-mail.ts'
import type { MailKind } from '../mail-templates/schema.ts'

const mailFor = (given: Partial<MailInput> = {}) => composeMail(aMailInput(given))
describe('a whole letter', () => {
  it('about an order of which little is known', () => {
    expect(mailFor()).toEqual({
      subject: 'Quote 12, Villa Nord was approved',
      heading: 'Approved',
      greeting: 'Hello Ada,',
      paragraphs: ['Maison Test has approved Quote 12, Villa Nord.'],
      quote: '',
      rows: [
        { label: 'Number', value: '#12' },
        { label: 'Title', value: 'Villa Nord' },
        { label: 'Items', value: '4' },
        { label: 'Status', value: 'New' },
        { label: 'Total', value: '$1,234.56' },
      ],
      next: 'There is nothing that you need to do now. You will hear when its status changes.',
      button: { label: 'Open the quote', url },
      links: [],
      closing: 'Kind regards',
      signature: ['Maison Test'],
      because: 'You get this e-mail because this quote at Maison Test is yours.',
    })
  })

  it('about a change of status, with all that there can be', () => {
    const org = mailOrg({
      vocabulary: { order: 'Project', orders: 'Projects' },
      productOrderStatuses: [
        { key: 'new', type: 'orderStarted', title: 'New' },
        { key: 'made', type: 'inProduction', title: 'In Production', description: 'It is being made.' },
        { key: 'checked', type: 'static', title: 'Checked', isVisibleToGuest: false },
        { key: 'sent', type: 'shipped', title: 'Shipped' },
      ],
      letters: { closing: 'Yours', signature: 'Ines\nMaison Test' },
    })
    const order = aVilla({
      projectName: 'East wing',
      statusData: { new: { date: at('2026-06-01') }, made: { date: at('2026-06-02') } },
      estimatedShippingDate: '2026-07-04 00:00:00',
      trackingNumber: '1Z999AA10123456784',
      costs: { ...mailCosts, shipping: null, shippingIsTbd: true, orderTotal: 120_000 },
    })
    expect(mailFor({ kind: 'statusChanged', org, order, note: ' Soon there. ' })).toEqual({
      subject: 'Project 12, Villa Nord: In Production',
      heading: 'In Production',
      greeting: 'Hello Ada,',
      paragraphs: ['The status of Project 12, Villa Nord is now: In Production.', 'It is being made.'],
      quote: 'Soon there.',
      rows: [
        { label: 'Number', value: '#12' },
        { label: 'Title', value: 'Villa Nord' },
        { label: 'Project', value: 'East wing' },
        { label: 'Items', value: '4' },
        { label: 'Status', value: 'In Production' },
        { label: 'Estimated ship date', value: '7/4/2026' },
        { label: 'Tracking number', value: '1Z999AA10123456784' },
        { label: 'Total', value: '$1,200.00 + shipping & tax' },
      ],
      // Guests do not see what comes between.
      next: 'The next step is: Shipped.',
      button: { label: 'Open the project', url },
      links: [
        {
          label: 'Follow the parcel at UPS',
          url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
        },
      ],
      closing: 'Yours',
      signature: ['Ines', 'Maison Test'],
      because: 'You get this e-mail because this project at Maison Test is yours.',
    })
  })
})

const name = 'Quote 12, Villa Nord'
const kinds: readonly [MailKind, string, string, string][] = [
  [
    'orderSubmitted',
    `${name} was submitted`,
    `Thank you. Maison Test has received ${name}.`,
    'Open the quote',
  ],
  ['orderAwaitsApproval', `${name} awaits approval`, `Grace has submitted ${name}.`, 'Review the quote'],
  ['orderApproved', `${name} was approved`, `Maison Test has approved ${name}.`, 'Open the quote'],
  ['paymentDue', `${name} is ready for payment`, `${name} is ready for payment.`, 'Continue to payment'],
  [
    'changesRequired',
    `${name} requires changes`,
    `Maison Test has reviewed ${name} and asks for changes:`,
    'Make the changes',
  ],
  ['orderCancelled', `${name} was canceled`, `Grace has canceled ${name}.`, 'Open the quote'],
  ['statusChanged', `${name}: New`, `The status of ${name} is now: New.`, 'Open the quote'],
  [
    'manualPaymentAnnounced',
    `Payment announced for ${name}`,
    `Grace has announced a payment for ${name}.`,
    'Open the quote',
  ],
  [
    'paymentReceived',
    `Payment received for ${name}`,
    `A payment for ${name} has been received.`,
    'Open the quote',
  ],
  ['paymentRefunded', `Refund for ${name}`, `A payment for ${name} has been refunded.`, 'Open the quote'],
  [
    'paymentFailed',
    `A payment for ${name} did not go through`,
    `A card payment for ${name} did not go through. Nothing was charged.`,
    'Continue to payment',
  ],
  [
    'shipDateSet',
    `${name} is estimated to ship on 7/4/2026`,
    `Maison Test estimates that ${name} ships on 7/4/2026.`,
    'Open the quote',
  ],
  [
    'trackingNumberSet',
    `Tracking number for ${name}`,
    `The tracking number of ${name} is T-1.`,
    'Open the quote',
  ],
  [
    'statusUpdateRequested',
    `Status update requested for ${name}`,
    `Grace asks where ${name} stands.`,
    'Open the quote',
  ],
  [
    'changeOrderRequested',
    `A change of ${name} is asked for`,
    `Grace asks for a change of ${name}.`,
    'Open the quote',
  ],
  [
    'changeOrderProposed',
    `A change of ${name} waits for your answer`,
    `Grace has worked out a change of ${name}.`,
    'Open the quote',
  ],
  [
    'changeOrderRefused',
    `The change of ${name} is refused`,
    `Grace refuses the change of ${name}.`,
    'Open the quote',
  ],
  [
    'changeOrderDeclined',
    `The change of ${name} is declined`,
    `Maison Test can not make the change of ${name} that was asked for.`,
    'Open the quote',
  ],
  [
    'changeOrderWithdrawn',
    `The change of ${name} is withdrawn`,
    `Grace has withdrawn the change of ${name}.`,
    'Open the quote',
  ],
  [
    'renewalRequested',
    `Grace asks for ${name} to be renewed`,
    `${name} has expired, and Grace would like to accept it.`,
    'Open the quote',
  ],
  [
    'quoteRenewed',
    `${name} is renewed`,
    `Maison Test has renewed ${name}: its prices hold again.`,
    'Open the quote',
  ],
  [
    'changeOrderAgreed',
    `The change of ${name} is agreed to`,
    `The change of ${name} is agreed to, and is its newest revision.`,
    'Open the quote',
  ],
  [
    'agreementAccepted',
    `${name} is accepted`,
    `Grace has accepted the newest revision of ${name}.`,
    'Open the quote',
  ],
  [
    'signOffSentBack',
    `Grace asks for changes of ${name}`,
    `Grace asks for parts of the newest revision of ${name} to be revised:`,
    'Open the quote',
  ],
  [
    'problemReported',
    `Grace reports a problem with ${name}`,
    `Grace reports a problem with ${name}:`,
    'Open the quote',
  ],
  [
    'problemAnswered',
    `Your problem with ${name} is answered`,
    `Maison Test answers the problem that you reported with ${name}:`,
    'Open the quote',
  ],
  [
    'problemSolved',
    `Your problem with ${name} is solved`,
    `The problem that you reported with ${name} is solved:`,
    'Open the quote',
  ],
  [
    'returnRequested',
    `Grace wants to return items of ${name}`,
    `Grace wants to return items of ${name}:`,
    'Open the quote',
  ],
  [
    'returnAnswered',
    `News of your return of items of ${name}`,
    `Maison Test writes about the items of ${name} that are to come back:`,
    'Open the quote',
  ],
  [
    'returnClosed',
    `Your return of items of ${name} is credited`,
    `The items of ${name} that came back are credited:`,
    'Open the quote',
  ],
  [
    'orderShared',
    `Grace shares ${name} with you`,
    `Grace invites you to work on ${name} at Maison Test.`,
    'Open the quote',
  ],
  ['commentsUnread', `New comments on ${name}`, `Grace wrote about ${name}:`, 'Read and answer'],
]
it.each(kinds)('%s says: %s', (kind, subject, opening, button) => {
  const order = aVilla({ estimatedShippingDate: '2026-07-04 00:00:00', trackingNumber: 'T-1' })
  const mail = mailFor({ kind, order })
  expect([mail.subject, mail.paragraphs, mail.button.label]).toEqual([subject, [opening], button])
})

describe('why somebody gets it', () => {
  it.each([
    ['owner', 'this quote at Maison Test is yours.'],
    ['employee', 'you work at Maison Test.'],
    ['involved', 'you take part in this quote at Maison Test.'],
    ['contact', 'your address is the contact of this quote at Maison Test.'],
  ] as const)('%s: %s', (reason, because) => {
    const mail = mailFor({ reader: { name: '', role: 'guest', seesPrices: false, reason } })
    expect(mail.because).toBe(`You get this e-mail because ${because}`)
    // Nobody's name is known.
    expect(mail.greeting).toBe('Hello,')
  })
})

describe('the words of an organization', () => {
  const own = (letters: object) => mailOrg({ vocabulary: { order: 'Quote', orders: 'Quotes' }, letters })

  it('stand over the default ones, those of a status over both', () => {
    const org = own({
      templates: { statusChanged: { subject: 'Own: {status}', heading: 'Own' } },
      statuses: { new: { heading: 'Hurray' }, shipped: { heading: 'Gone' } },
    })
    const { subject, heading, button } = mailFor({ kind: 'statusChanged', org })
    expect([subject, heading, button.label]).toEqual(['Own: New', 'Hurray', 'Open the quote'])
    expect(mailFor({ kind: 'orderApproved', org }).heading).toBe('Approved')
  })

  it('an empty line begins a paragraph, a line break does not', () => {
    const org = own({ templates: { orderApproved: { opening: 'One.\nTwo.\n\n\n \n\nThree.' } } })
    expect(mailFor({ org }).paragraphs).toEqual(['One.\nTwo.', 'Three.'])
  })

  it('a subject or a button without words is the order, by its name', () => {
    const org = own({ templates: { orderApproved: { subject: '', button: 'On {shipDate}' } } })
    const mail = mailFor({ org })
    expect([mail.subject, mail.button.label]).toEqual([name, name])
    // Without a day there is no sentence about it.
    expect(mailFor({ kind: 'shipDateSet' })).toMatchObject({ subject: name, heading: '', paragraphs: [] })
  })

  it('who did it is somebody where nobody is named, the reader by name', () => {
    const org = own({
      templates: { orderApproved: { subject: '{actor} → {recipient}, {word} {number}: {title}' } },
    })
    expect(mailFor({ org, actor: '' }).subject).toBe('Somebody → Ada, quote 12: Villa Nord')
  })

  it('a last status has no next one, and says nothing of it', () => {
    const date = at('2026-06-01')
    const order = aVilla({ statusData: { new: { date }, received: { date } } })
    expect(mailFor({ kind: 'statusChanged', order }).next).toBe('')
    expect(mailFor({ kind: 'statusChanged' }).next).toBe('The next step is: Submitted.')
  })
})

describe('a subject', () => {
  const subjectOf = (title: string) =>
    mailSubject(aMailInput({ order: { ...aVilla(), title }, kind: 'commentsUnread' }))

  it('is one line of 200 letters at most, and says where it was cut', () => {
    // 'New comments on Quote 12, ' has 26 letters.
    expect(subjectOf('x'.repeat(174))).toBe(`New comments on Quote 12, ${'x'.repeat(174)}`)
    expect(subjectOf('x'.repeat(175))).toBe(`New comments on Quote 12, ${'x'.repeat(173)}…`)
  })

  it('is never cut within a sign', () => {
    // 173 are left: 86 signs of two halves, and a half.
    expect(subjectOf('😀'.repeat(100))).toBe(`New comments on Quote 12, ${'😀'.repeat(86)}…`)
  })

  it('holds no line break and no mark of direction', () => {
    expect(subjectOf(' Villa\r\n\u202E \u2066Nord\u0000 ')).toBe('New comments on Quote 12, Villa Nord')
  })
})

describe('what goes with it', () => {
  it('is the feedback where changes are asked for, else a note that somebody wrote', () => {
    const order = aVilla({ feedbackNotes: ' Wider \n' })
    expect(mailFor({ kind: 'changesRequired', order, note: 'Note' }).quote).toBe('Wider')
    expect(mailFor({ kind: 'orderShared', order, note: ' Note ' }).quote).toBe('Note')
    expect(mailFor({ kind: 'orderShared', order }).quote).toBe('')
  })

  it('is the page of the carrier in letters about status and tracking number alone', () => {
    const order = aVilla({ trackingNumber: '1234567890' })
    const links = (kind: MailKind) => mailFor({ kind, order }).links
    const dhl = {
      label: 'Follow the parcel at DHL',
      url: 'https://www.dhl.com/en/express/tracking.html?AWB=1234567890',
    }
    expect([links('statusChanged'), links('trackingNumberSet'), links('orderApproved')]).toEqual([
      [dhl],
      [dhl],
      [],
    ])
    expect(mailFor({ kind: 'statusChanged' }).links).toEqual([])
  })

  it('[issue 18] is a page for each of several parcels, named by its number', () => {
    const order = aVilla({ trackingNumber: '1234567890, by hand\n1Z999AA10123456784' })
    expect(mailFor({ kind: 'trackingNumberSet', order }).links).toEqual([
      {
        label: 'Follow parcel 1234567890 at DHL',
        url: 'https://www.dhl.com/en/express/tracking.html?AWB=1234567890',
      },
      {
        label: 'Follow parcel 1Z999AA10123456784 at UPS',
        url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
      },
    ])
  })

  it('is the description of a status in a mail about it alone', () => {
    const org = mailOrg({
      productOrderStatuses: [{ key: 'new', type: 'orderStarted', title: 'New', description: 'It begins.' }],
    })
    expect(mailFor({ kind: 'statusChanged', org }).paragraphs[1]).toBe('It begins.')
    expect(mailFor({ kind: 'orderApproved', org }).paragraphs).toHaveLength(1)
  })
})
