import { describe, expect, it } from 'vitest'
import { endingOf, FILE_NAME_MAX, attachedName } from './file-name.ts'

describe('the name under which a file is kept', () => {
  it.each([
    ['Floor plan.pdf', 'Floor plan.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\ada\\Plan.PDF', 'Plan.PDF'],
    ['..', 'File.pdf'],
    ['', 'File.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['constructor', 'constructor.pdf'],
    ['__proto__.pdf', '__proto__.pdf'],
    ['Plan\u202efdp.exe', 'Planfdp.exe.pdf'],
    ['Plan\u0000.pdf\r\nSet-Cookie: a=b', 'Plan.pdf Set-Cookie_ a=b.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '_img src=x onerror=alert(1)_.pdf'],
    ['Plan.pdf.exe', 'Plan.pdf.exe.pdf'],
    ['غرفة 部屋 é.pdf', 'غرفة 部屋 é.pdf'],
    ['  Plan . pdf', 'Plan . pdf.pdf'],
  ])('of %j as a PDF is %j', (given, kept) => {
    expect(attachedName(given, 'pdf')).toBe(kept)
  })

  it('keeps any ending that means the format', () => {
    expect(attachedName('Hall.JPEG', 'jpg')).toBe('Hall.JPEG')
    expect(attachedName('Hall.png', 'jpg')).toBe('Hall.png.jpg')
  })

  it('is cut between characters, with its ending', () => {
    const long = attachedName(`${'👩‍🎨'.repeat(100)}.pdf`, 'pdf')
    expect(long.length).toBeLessThanOrEqual(FILE_NAME_MAX)
    expect(long).toMatch(/\.pdf$/)
    expect(() => encodeURIComponent(long)).not.toThrow()
    expect(attachedName(`${'x'.repeat(300)}.pdf`, 'pdf')).toHaveLength(FILE_NAME_MAX)
  })

  it('stays as it is when it is cleaned again', () => {
    for (const given of ['a b.pdf', 'x'.repeat(400), '..\\..\\x', 'Plan\u202e.pdf'])
      expect(attachedName(attachedName(given, 'pdf'), 'pdf')).toBe(attachedName(given, 'pdf'))
  })

  it('has an ending only behind a point with something before it', () => {
    expect([endingOf('a.PDF'), endingOf('.pdf'), endingOf('a.'), endingOf('a.b c')]).toEqual([
      'pdf',
      '',
      '',
      '',
    ])
  })
})
