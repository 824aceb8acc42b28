/** Comments: their text, mentions, who hears of them, threads and the e-mail's words; laws against slow oracles. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { digestText, digestWriters } from './digest.ts'
import { type CommentRecipient, recipientsOf } from './recipients.ts'
import { matchMentions, mentionQuery, mentionsIn, splitMentions, takeMention } from './mentions.ts'
import { commentTextSchema, MAX_COMMENT_TEXT, normaliseComment, visitorNameSchema } from './text.ts'
import { countComments, type ThreadComment, threadsOf } from './threads.ts'

const grace = { id: 1, name: 'Grace' }
const graceW = { id: 2, name: 'Grace Whitfield' }
const otto = { id: 3, name: 'Otto Ångström' }
const people = [grace, graceW, otto]

describe('the text of a comment', () => {
  test('keeps emoji, scripts of all directions and lines, and loses what no eye sees', () => {
    expect(normaliseComment('  Bonjour 👩‍🎨\r\nשלום\rمرحبا\tx  ')).toBe('Bonjour 👩‍🎨\nשלום\nمرحبا\tx')
    expect(normaliseComment('a\u0000b\u0007c\u009bd\u007f')).toBe('abcd')
  })

  test('is refused in words when nothing is left of it, or when it has more than 5,000 characters', () => {
    const problem = (text: string) => commentTextSchema.safeParse(text).error?.issues[0]?.message
    expect(problem('x'.repeat(MAX_COMMENT_TEXT))).toBeUndefined()
    expect(problem('x'.repeat(5001))).toContain('5,001 characters; at most 5,000')
    expect(problem(` \n\u0007 `)).toBe('Write something first.')
    expect(problem(` ${'x'.repeat(MAX_COMMENT_TEXT)} `)).toBeUndefined()
  })

  property.prop([fc.string({ unit: 'binary' })])('normalising twice is normalising once', (text) => {
    expect(normaliseComment(normaliseComment(text))).toBe(normaliseComment(text))
  })

  test('a visitor’s name is one line, and turns nothing around', () => {
    expect(visitorNameSchema.parse(' Ada\n\u202eLovelace  ')).toBe('Ada Lovelace')
    expect(visitorNameSchema.safeParse('x'.repeat(61)).success).toBe(false)
  })
})

describe('mentions', () => {
  test('are the longest name after an @ that begins no word and is not inside of one', () => {
    expect(mentionsIn('@Grace Whitfield, and @Grace', people)).toEqual([2, 1])
    expect(mentionsIn('@Grace Whitfieldson', people)).toEqual([1])
    expect(mentionsIn('mail@Grace @Gracewood @grace', people)).toEqual([])
    expect(mentionsIn('(@Otto Ångström)@Grace!', people)).toEqual([3, 1])
  })

  const words = fc.array(fc.constantFrom('@', 'Grace', ' Whitfield', ' ', 'x', '👩', '\n', '@Otto Ångström'))
  property.prop([words])('cut the text into pieces that are the text again', (parts) => {
    const text = parts.join('')
    const pieces = splitMentions(text, people)
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    for (const { text: piece, personId } of pieces) {
      const person = people.find(({ id }) => id === personId)
      expect(piece).toBe(person ? `@${person.name}` : piece)
      expect(piece).not.toBe('')
    }
  })

  property.prop([words])('are found where a slow reading of the text finds them', (parts) => {
    const text = parts.join('')
    const isWord = (character: string | undefined) =>
      character !== undefined && /[\p{L}\p{N}_]/u.test(character)
    const found = new Set<number>()
    const letters = [...text]
    letters.forEach((letter, index) => {
      if (letter !== '@' || isWord(letters[index - 1])) return
      const here = people
        .filter(({ name }) => letters.slice(index + 1, index + 1 + [...name].length).join('') === name)
        .filter(({ name }) => !isWord(letters[index + 1 + [...name].length]))
        .toSorted((a, b) => b.name.length - a.name.length)
      if (here[0]) found.add(here[0].id)
    })
    expect(new Set(mentionsIn(text, people))).toEqual(found)
  })

  test('while one is typed the words after the @ look for people, and the chosen name takes their place', () => {
    const text = 'Ask @gra about it'
    const query = mentionQuery(text, 8)
    expect(query).toEqual({ at: 4, words: 'gra' })
    expect(matchMentions(people, 'gra')).toEqual([grace, graceW])
    expect(matchMentions(people, 'ång')).toEqual([otto])
    expect(query && takeMention(text, query, graceW)).toEqual({
      text: 'Ask @Grace Whitfield about it',
      caret: 21,
    })
    expect(mentionQuery('mail@gra', 8)).toBeNull()
    expect(mentionQuery('@ x', 3)).toBeNull()
    expect(mentionQuery('@a\nb', 4)).toBeNull()
    expect(mentionQuery('@', 1)).toEqual({ at: 0, words: '' })
    expect(takeMention('@o', { at: 0, words: 'o' }, otto)).toEqual({ text: '@Otto Ångström ', caret: 15 })
  })
})

describe('who hears of a comment', () => {
  const recipient = (id: number, isEmployee: boolean, isOfOrder: boolean): CommentRecipient => ({
    id,
    isEmployee,
    isOfOrder,
  })
  const order = [
    recipient(1, false, true),
    recipient(2, false, true),
    recipient(8, true, false),
    recipient(9, true, false),
  ]
  const comment = {
    authorId: 1,
    isByEmployee: false,
    isInternal: false,
    mentions: [],
    tookPart: new Set<number>(),
  }
  const of = (more: Partial<Parameters<typeof recipientsOf>[0]>) =>
    Object.fromEntries(recipientsOf({ ...comment, ...more }, order))

  test('of a customer: the people of the order, and all employees until one of them is in the conversation', () => {
    expect(of({})).toEqual({ 2: 'involved', 8: 'involved', 9: 'involved' })
    expect(of({ tookPart: new Set([9]) })).toEqual({ 2: 'involved', 9: 'involved' })
    expect(of({ mentions: [8] })).toEqual({ 2: 'involved', 8: 'mentioned' })
  })

  test('of an employee: the people of the order, and the employees in the conversation', () => {
    expect(of({ authorId: 9, isByEmployee: true })).toEqual({ 1: 'involved', 2: 'involved' })
    expect(of({ authorId: 9, isByEmployee: true, tookPart: new Set([8, 9]) })).toEqual({
      1: 'involved',
      2: 'involved',
      8: 'involved',
    })
  })

  test('of an internal one: employees alone, those mentioned or in it', () => {
    const internal = { authorId: 9, isByEmployee: true, isInternal: true }
    expect(of(internal)).toEqual({})
    expect(of({ ...internal, mentions: [1, 8] })).toEqual({ 8: 'mentioned' })
    expect(of({ ...internal, tookPart: new Set([1, 8]) })).toEqual({ 8: 'involved' })
  })

  property.prop([
    fc.record({
      authorId: fc.integer({ min: 1, max: 6 }),
      isByEmployee: fc.boolean(),
      isInternal: fc.boolean(),
      mentions: fc.array(fc.integer({ min: 1, max: 8 })),
      tookPart: fc.array(fc.integer({ min: 1, max: 8 })).map((ids) => new Set(ids)),
    }),
    fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 6 }),
        isEmployee: fc.boolean(),
        isOfOrder: fc.boolean(),
      }),
      { selector: ({ id }) => id },
    ),
  ])(
    'nobody hears of their own or of what they cannot see, and no customer writes to nobody',
    (news, all) => {
      const heard = recipientsOf(news, all)
      expect(heard.has(news.authorId)).toBe(false)
      for (const id of heard.keys()) {
        const person = all.find((one) => one.id === id)
        expect(person && (person.isEmployee || !news.isInternal)).toBe(true)
      }
      for (const { id, isEmployee } of all) {
        const maySee = isEmployee || !news.isInternal
        if (news.mentions.includes(id) && id !== news.authorId && maySee)
          expect(heard.get(id)).toBe('mentioned')
      }
      const employees = all.filter(({ id, isEmployee }) => isEmployee && id !== news.authorId)
      if (!news.isByEmployee && !news.isInternal && employees.length > 0)
        expect(employees.some(({ id }) => heard.has(id))).toBe(true)
    },
  )
})

describe('threads', () => {
  const one = (id: number, more: Partial<ThreadComment> = {}): ThreadComment => ({
    id,
    threadId: null,
    productInstanceId: null,
    isInternal: 0,
    resolved: 0,
    isDeleted: false,
    isUnread: false,
    ...more,
  })

  test('hold their answers; a deleted beginning stays as long as answers stand', () => {
    const all = [
      one(5, { threadId: 1 }),
      one(1, { isDeleted: true, isUnread: true }),
      one(2, { isDeleted: true }),
      one(3, { resolved: 1, productInstanceId: 7, isUnread: true }),
      one(4, { threadId: 2, isDeleted: true }),
    ]
    const threads = threadsOf(all)
    expect(threads.map(({ root, answers }) => [root.id, answers.map(({ id }) => id)])).toEqual([
      [1, [5]],
      [3, []],
    ])
    expect(countComments(threads)).toEqual({ open: 1, unread: 1 })
    expect(countComments(threads, 7)).toEqual({ open: 0, unread: 1 })
    expect(countComments(threads, 8)).toEqual({ open: 0, unread: 0 })
  })
})

describe('the words of the e-mail', () => {
  const said = (authorName: string, text: string, itemTitle = '') => ({ authorName, itemTitle, text })

  test('say who wrote what and where; of many the newest ten', () => {
    expect(digestText([said('Grace', 'Brass?'), said('Otto', 'Yes.\nSure', 'Hall')])).toBe(
      'Grace:\nBrass?\n\nOtto, on Hall:\nYes.\nSure',
    )
    const many = digestText(Array.from({ length: 13 }, (_, index) => said('Grace', `No. ${index}.`)))
    expect(many.startsWith('3 earlier comments, and then:')).toBe(true)
    expect(many).not.toContain('No. 2.')
    expect(many).toContain('No. 12.')
  })

  test('are cut where a comment is long, between characters, and turn nothing around', () => {
    const text = digestText([said('\u202eGrace', '👩'.repeat(700))])
    expect(text).toBe(`Grace:\n${'👩'.repeat(600)}…`)
  })

  test('name the writers, each once', () => {
    expect(digestWriters([said('Grace', ''), said('Grace', '')])).toBe('Grace')
    expect(digestWriters([said('Grace', ''), said('Otto', '')])).toBe('Grace and Otto')
    expect(digestWriters([said('A', ''), said('B', ''), said('C', '')])).toBe('A and 2 others')
  })
})
