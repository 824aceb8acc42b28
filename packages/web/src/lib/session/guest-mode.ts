/**
 * Guest mode: an employee looks at the app as a guest would. It lives in this browser alone, takes rights away and
 * never gives any [1.6.01, 1.6.02, 2.4.08].
 */
import type { Role } from '@orderwright/domain/tenancy'

export interface EffectiveRole {
  /** what the screens go by */
  readonly role: Role
  /** the real role while guest mode is on, else null */
  readonly prevRole: Role | null
  readonly isGuestMode: boolean
  /** owner or member, and not in guest mode */
  readonly isEmployee: boolean
}

/** The role that a person acts in. A real guest has no guest mode. */
export function effectiveRole(role: Role, wantsGuestMode: boolean): EffectiveRole {
  const isGuestMode = wantsGuestMode && role !== 'guest'
  return {
    role: isGuestMode ? 'guest' : role,
    prevRole: isGuestMode ? role : null,
    isGuestMode,
    isEmployee: role !== 'guest' && !isGuestMode,
  }
}

/** Who may toggle: employees and those with a remembered role; nobody where only employees come [1.6.03, 2.6.01]. */
export function mayToggleGuestMode(role: EffectiveRole, isEmployeeOnly: boolean): boolean {
  return !isEmployeeOnly && (role.isEmployee || role.prevRole !== null)
}
