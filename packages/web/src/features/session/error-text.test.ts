/** The sentences of a failed sign-in. */
import { describe, expect, it } from 'vitest'
import { errorText } from './error-text.ts'

const limited = { code: 'tooManyRequests', status: 429, message: 'Too many requests' } as const

describe('a failed step of signing in', () => {
  it('says nothing without an error', () => {
    expect(errorText(null, 'no', 0)).toBeUndefined()
  })

  it('says how many seconds to wait, and when the wait is over', () => {
    expect(errorText(limited, '', 24)).toBe('Too many tries. Try again in 24 seconds.')
    expect(errorText(limited, '', 1)).toBe('Too many tries. Try again in 1 second.')
    expect(errorText(limited, '', 0)).toBe('You can try again now.')
  })

  it('passes on what the server refused with', () => {
    expect(errorText({ code: 'refused', status: 422, message: 'This code has expired.' }, '', 0)).toBe(
      'This code has expired.',
    )
  })
})
