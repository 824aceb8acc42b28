/** Sentences that are put together of parts: word by word, with one and with many. */
import { describe, expect, it } from 'vitest'
import { publishLevelWords } from './admin/admin.ts'
import { amountWords } from './papers/amounts.ts'
import { commentMessages } from './app/comments.ts'
import { exportMessages } from './papers/exports.ts'
import { familyMessages } from './order/families.ts'
import { plateMessages } from './options/plates.ts'

describe('amounts', () => {
  it('name their rate where there is one', () => {
    expect(amountWords.discount({ rate: '10 %' })).toBe('Discount (10 %)')
    expect(amountWords.tariff({ rate: '5 %' })).toBe('Tariff (5 %)')
    expect(amountWords.tax({ rate: 'exempt' })).toBe('Tax (exempt)')
    expect([amountWords.discount(), amountWords.tariff({ rate: '' }), amountWords.tax({})]).toEqual([
      'Discount',
      'Tariff',
      'Tax',
    ])
    expect(amountWords.deposit({ rate: '50 %' })).toBe('Deposit (50 %)')
  })
})

describe('comments', () => {
  it('are counted in words: one, or a number of them', () => {
    const { resolvedThreads, answers, digestMore } = commentMessages
    expect([1, 2, 0].map((count) => resolvedThreads({ count }))).toEqual([
      '1 resolved thread',
      '2 resolved threads',
      '0 resolved threads',
    ])
    expect([1, 3].map((count) => answers({ count }))).toEqual(['1 answer', '3 answers'])
    expect([1, 3].map((count) => digestMore({ count }))).toEqual([
      '1 earlier comment, and then:',
      '3 earlier comments, and then:',
    ])
  })

  it('say on the button how many threads are open and unread', () => {
    const { button } = commentMessages
    expect(button({ open: 0, unread: 0 })).toBe('Comments')
    expect(button({ open: 2, unread: 0 })).toBe('Comments: 2 open')
    expect(button({ open: 2, unread: 1 })).toBe('Comments: 2 open, 1 unread')
    expect(button({ open: 0, unread: 1 })).toBe('Comments: 0 open, 1 unread')
  })

  it('say beside an item how many threads it has', () => {
    const onItem = (open: number, unread: number) => commentMessages.onItem({ title: 'Hall', open, unread })
    expect(onItem(0, 0)).toBe('Comment on Hall')
    expect(onItem(1, 0)).toBe('1 open comment thread on Hall')
    expect(onItem(2, 1)).toBe('2 open comment threads on Hall, 1 unread')
  })

  it('say in the e-mail who wrote about which item', () => {
    expect(commentMessages.digestWho({ name: 'Ada', item: '' })).toBe('Ada:')
    expect(commentMessages.digestWho({ name: 'Ada', item: 'Hall' })).toBe('Ada, on Hall:')
    expect(commentMessages.tooLong({ length: 12_345, most: 10_000 })).toBe(
      'This comment has 12,345 characters; at most 10,000 can be sent. Please shorten it.',
    )
  })
})

describe('the back office', () => {
  it('[1.6.14] says in words who is shown what', () => {
    expect(publishLevelWords).toEqual({
      all: 'All Users',
      internal: 'Members',
      admin: 'Owners',
    })
  })

  it('[2.2.77] says why there is no price table', () => {
    expect(exportMessages.price).toBe('Price')
    expect(exportMessages.noPriceExport({ title: 'Plate' })).toBe(
      'Plate exports no prices: say in its settings which properties make the rows and the columns.',
    )
    expect(exportMessages.priceExportUnknown({ ids: '7, 8' })).toBe(
      'The price export names properties that the product does not have: 7, 8.',
    )
  })
})

describe('what can not be made', () => {
  const size = '3" × 5"'

  it('says of a plate what does not fit, and what would', () => {
    expect(familyMessages.outletsDoNotFit({ size })).toBe(
      'These outlets do not fit between the edges of a plate of 3" × 5". Choose a larger plate or fewer outlets.',
    )
    expect(familyMessages.outletsMeetScrews({ size })).toBe(
      'On a plate of 3" × 5" the screws would stand in these outlets. Choose another plate or other outlets.',
    )
  })

  it('says of other families which size would do', () => {
    const { slatsTooNarrow, handleTooLong, visionNeedsRoom, railsTooWide } = familyMessages
    expect(slatsTooNarrow({ count: 12, width: '8 mm', least: '10 mm' })).toBe(
      '12 slats would be 8 mm wide; they can be made from 10 mm on. Choose fewer or wider slats.',
    )
    expect(handleTooLong({ length: '900 mm', most: '800 mm' })).toBe(
      'A handle of 900 mm is too long here: at most 800 mm fit.',
    )
    expect(visionNeedsRoom({ size })).toBe('A vision panel needs a leaf of at least 3" × 5".')
    expect(railsTooWide({ width: '90 mm', most: '80 mm' })).toBe(
      'Rails and stiles of 90 mm leave no panel on this front: at most 80 mm fit.',
    )
  })

  it('says of a rail where its holes would have to be', () => {
    const { bodyTooNearWall, holeTooLarge, holesMeet, holeBeyondEnd } = familyMessages
    expect(bodyTooNearWall({ least: '12 mm' })).toBe(
      'This body would meet the wall or its backplate: it must stand at least 12 mm from the wall.',
    )
    expect(holeTooLarge({ hole: '9 mm', most: '7 mm' })).toBe(
      'A hole of 9 mm does not fit on this section: at most 7 mm do.',
    )
    expect(holesMeet({ hole: '9 mm', spacing: '8 mm' })).toBe('Holes of 9 mm can not stand 8 mm apart.')
    expect(holeBeyondEnd({ first: '90 mm' })).toBe(
      'A first hole 90 mm from the end does not lie within the rail.',
    )
  })

  it('begins with a capital letter, whatever it names first', () => {
    const { outsideBox, bodiesMeet } = plateMessages
    const outside = { box: 'back box', opening: '2" × 3"' }
    expect(outsideBox({ ...outside, names: 'the switch', count: 1 })).toBe(
      'The switch does not stand inside the back box, whose opening is 2" × 3". Choose a larger back box, another plate or fewer mechanisms.',
    )
    expect(outsideBox({ ...outside, names: 'a switch and a socket', count: 2 })).toBe(
      'A switch and a socket do not stand inside the back box, whose opening is 2" × 3". Choose a larger back box, another plate or fewer mechanisms.',
    )
    expect(bodiesMeet({ one: 'the dimmer', other: 'the socket' })).toBe(
      'The dimmer and the socket meet behind the plate. Choose another plate or fewer mechanisms.',
    )
  })

  it('counts columns and rows', () => {
    const { plateTooSmallForColumns, plateTooSmallForRows } = plateMessages
    expect([1, 2].map((max) => plateTooSmallForColumns({ columns: 3, max }))).toEqual([
      'This plate is wide enough for 1 column of mechanisms, not for 3.',
      'This plate is wide enough for 2 columns of mechanisms, not for 3.',
    ])
    expect([1, 2].map((max) => plateTooSmallForRows({ rows: 3, max }))).toEqual([
      'This plate is high enough for 1 row of mechanisms, not for 3.',
      'This plate is high enough for 2 rows of mechanisms, not for 3.',
    ])
  })
})
