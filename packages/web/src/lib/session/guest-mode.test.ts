/** Guest mode takes rights away and gives them back. */
import { describe, expect, it } from 'vitest'
import { effectiveRole, mayToggleGuestMode } from './guest-mode.ts'

describe('guest mode', () => {
  it.each(['owner', 'member'] as const)('[1.6.02] [2.4.08] makes a guest of an %s and remembers', (role) => {
    expect(effectiveRole(role, true)).toEqual({
      role: 'guest',
      prevRole: role,
      isGuestMode: true,
      isEmployee: false,
    })
    expect(effectiveRole(role, false)).toMatchObject({ role, prevRole: null, isEmployee: true })
  })

  it('[1.1.11] owner and member are employees, anybody else is a guest', () => {
    const employees = (['owner', 'member', 'guest'] as const).map(
      (role) => effectiveRole(role, false).isEmployee,
    )
    expect(employees).toEqual([true, true, false])
  })

  it('[1.6.01] does not exist for a real guest', () => {
    expect(effectiveRole('guest', true)).toMatchObject({ prevRole: null, isGuestMode: false })
  })

  it('[1.6.03] [2.6.01] is offered to employees, back and forth, but not where only employees come', () => {
    expect(mayToggleGuestMode(effectiveRole('owner', false), false)).toBe(true)
    expect(mayToggleGuestMode(effectiveRole('member', true), false)).toBe(true)
    expect(mayToggleGuestMode(effectiveRole('guest', false), false)).toBe(false)
    expect(mayToggleGuestMode(effectiveRole('owner', false), true)).toBe(false)
  })
})
