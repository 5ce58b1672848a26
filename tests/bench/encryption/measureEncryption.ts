import { openInMemory } from '#server/store/embedded/openInMemory.ts'
import { TEST_CIPHER } from '../../server/store/testKeys.ts'
import { applied, reported } from '../../server/support/applications.ts'
import { openApp, type TestApp } from '../../server/support/openApp.ts'
import { DEMO, visitor } from '../../server/support/visitor.ts'
import { quantile } from '../measure/samples.ts'
import { CLEAR_CIPHER } from './clearCipher.ts'

/** Medians of one flow, in milliseconds, and of what one value costs, in microseconds. */
export interface EncryptionCost {
  encrypted: number
  clear: number
  perValue: number
}

const FLOWS = 60
const VALUES = 20_000

/**
 * An applicant proves a mobile, applies, uploads and reports; staff list and open the application. The same server with
 * and without cryptography, one flow of each after the other.
 */
export async function measureEncryption(): Promise<EncryptionCost> {
  const [encrypted, clear] = [await open(TEST_CIPHER), await open(CLEAR_CIPHER)]
  const samples = { encrypted: [] as number[], clear: [] as number[] }
  try {
    for (let flow = 0; flow < FLOWS; flow += 1) {
      const mobile = `139${String(flow).padStart(8, '0')}`
      samples.encrypted.push(await timed(() => playFlow(encrypted, mobile)))
      samples.clear.push(await timed(() => playFlow(clear, mobile)))
    }
  } finally {
    await Promise.all([encrypted.close(), clear.close()])
  }
  return {
    encrypted: quantile(samples.encrypted, 0.5),
    clear: quantile(samples.clear, 0.5),
    perValue: perValue(),
  }
}

async function open(cipher: typeof TEST_CIPHER): Promise<TestApp> {
  const store = (clock: () => Date) => openInMemory({ clock, log: () => {}, cipher })
  return openApp({ openStore: store })
}

async function playFlow(server: TestApp, mobile: string): Promise<void> {
  server.advance(3_600_000)
  const applicant = visitor(server)
  const { id } = await applied(server, applicant, mobile)
  await reported(server, applicant, id)
  const staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
  await staff.call('memberApprovalPage', { orgId: DEMO, current: 1, size: 20 })
  await staff.call('memberDetail', { id })
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** One mobile there and back, with its hash. */
function perValue(): number {
  const field = { orgId: DEMO, column: 'mobile' }
  const began = performance.now()
  for (let value = 0; value < VALUES; value += 1) {
    const text = String(13_900_000_000 + value)
    TEST_CIPHER.hash(text, field)
    TEST_CIPHER.decrypt(TEST_CIPHER.encrypt(text, field), field)
  }
  return ((performance.now() - began) / VALUES) * 1000
}
