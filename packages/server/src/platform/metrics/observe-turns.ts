/**
 * What waits for an organization's turn, by kind, and which organizations had the most of it. Organizations are named as those of calls
 * are: the largest shares of the last minutes, the others as one sum.
 */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { QueueObserver } from '../fair-queue/fair-queue.ts'
import { createRecentShares } from './recent-shares.ts'

const WAIT_SECONDS = [0.01, 0.1, 0.5, 1, 3, 10, 30, 120]

export function observeTurns(registry: Registry, namedOrgs: number): (kind: string) => QueueObserver {
  const registers = [registry]
  const waiting = new Gauge({
    name: 'orderwright_turns_waiting',
    help: 'Work that waits for the turn of its organization.',
    labelNames: ['kind'] as const,
    registers,
  })
  const running = new Gauge({
    name: 'orderwright_turns_running',
    help: 'Work that has its turn.',
    labelNames: ['kind'] as const,
    registers,
  })
  const waits = new Histogram({
    name: 'orderwright_turn_wait_seconds',
    help: 'How long work waited for its turn.',
    labelNames: ['kind'] as const,
    buckets: WAIT_SECONDS,
    registers,
  })
  const refused = new Counter({
    name: 'orderwright_turns_refused_total',
    help: 'Work that had no turn: too much of its organization waited (ownFull), too much of all did (full), it waited too long (late), whoever asked has left (left).',
    labelNames: ['kind', 'why'] as const,
    registers,
  })
  const shares = createRecentShares(namedOrgs)
  registry.registerMetric(
    new Gauge({
      name: 'orderwright_organization_turn_seconds',
      help: 'Seconds of the turns that ended in the last one to two minutes, for each of the organizations that had most, and for the others together.',
      labelNames: ['organization'] as const,
      registers: [],
      collect() {
        this.reset()
        for (const { key, amount } of shares.read()) this.set({ organization: key }, amount)
      },
    }),
  )
  return (kind) => {
    waiting.set({ kind }, 0)
    running.set({ kind }, 0)
    return {
      waits: (by) => waiting.inc({ kind }, by),
      began: (waitedMs) => {
        running.inc({ kind })
        waits.observe({ kind }, waitedMs / 1000)
      },
      ended: (orgId, ranMs) => {
        running.dec({ kind })
        // A caller who has not been let in anywhere is nobody's organization.
        if (orgId > 0) shares.add(String(orgId), ranMs / 1000)
      },
      refused: (why) => refused.inc({ kind, why }),
    }
  }
}
