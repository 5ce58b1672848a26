import { FIRST_LOAD_KB } from '../support/firstLoadLimit.ts'
import type { BackupCost } from './backup/measureBackup.ts'
import type { Capacity } from './capacity/measureCapacity.ts'
import type { EncryptionCost } from './encryption/measureEncryption.ts'
import type { JobsCost } from './jobs/measureJobs.ts'
import type { ListCost, ListsCost } from './lists/measureLists.ts'
import type { FirstLoad } from './measure/measureFirstLoad.ts'
import type { PagesCost } from './measure/measurePages.ts'
import type { Pause } from './measure/measurePauses.ts'
import type { PhoneSamples } from './measure/measurePhone.ts'
import type { RouteSize } from './measure/measureRoute.ts'
import type { StartCost } from './measure/measureStart.ts'
import { type Measure, quantile, type SampleBook, type Who } from './measure/samples.ts'
import type { MoveCost } from './move/measureMove.ts'
import type { Neighbour } from './neighbour/measureNeighbour.ts'
import type { EditingCost, EditingPart } from './studio/measureEditing.ts'
import type { ReportCost } from './studio/measureReport.ts'
import type { SavingCost } from './studio/measureSaving.ts'

/** Everything a run has measured; a part that was not asked for is absent or empty. */
export interface Results {
  book: SampleBook
  phone: PhoneSamples
  route: RouteSize | undefined
  firstLoad: FirstLoad | undefined
  pages: PagesCost | undefined
  start: StartCost | undefined
  /** Of the server; the first is the cheapest call's. */
  pauses: readonly Pause[]
  encryption: EncryptionCost | undefined
  capacity: Capacity | undefined
  neighbour: Neighbour | undefined
  jobs: JobsCost | undefined
  move: MoveCost | undefined
  backup: BackupCost | undefined
  lists: ListsCost | undefined
  studio: (ReportCost & SavingCost) | undefined
  /** By the number of fields. */
  editing: Map<number, EditingCost>
}

export interface Target {
  says: string
  /** The highest that passes. */
  most: number
  unit: '×' | 'ms' | 'kB' | 'MB' | 'calls' | 'frames' | 'buffers'
  /** Not a number where it was not measured. */
  of: (results: Results) => number
}

const SIZES = [30, 300, 1000] as const

/** Ours in multiples of another's, both medians of the same run. */
const times =
  (measure: Measure, count: number, who: Who) =>
  ({ book }: Results): number =>
    book.median('ours', count, measure) / book.median(who, count, measure)

/** Ours among many fields in multiples of ours among few. */
const growth =
  (measure: Measure) =>
  ({ book }: Results): number =>
    book.median('ours', 1000, measure) / book.median('ours', 30, measure)

const keystroke = (count: number): Target[] => [
  {
    says: `keystroke at ${count}: (b)'s`,
    most: 1,
    unit: '×',
    of: times('key', count, 'hookForm'),
  },
  {
    says: `keystroke that turns the message at ${count}: (b)'s`,
    most: 1,
    unit: '×',
    of: times('messageKey', count, 'hookForm'),
  },
]

const idle = (count: number): Target[] => [
  {
    says: `rest of ${count} mounted while idle`,
    most: 1000,
    unit: 'ms',
    of: ({ book }) => book.median('ours', count, 'whole') - book.median('ours', count, 'mount'),
  },
  {
    says: `longest task while the rest of ${count} mounts`,
    most: 50,
    unit: 'ms',
    of: ({ book }) => book.median('ours', count, 'wait'),
  },
]

const mount = (count: number): Target[] => [
  {
    says: `first screen of ${count}, conversion included: (b)'s`,
    most: 0.5,
    unit: '×',
    of: times('mount', count, 'hookForm'),
  },
  {
    says: `whole form of ${count}: (b)'s`,
    most: 1.5,
    unit: '×',
    of: times('whole', count, 'hookForm'),
  },
]

const held = ({ longest }: Pause): number => longest

const worst = (cost: ListsCost | undefined, of: (one: ListCost) => number): number =>
  cost ? Math.max(...cost.lists.map(of)) : Number.NaN

const studio = (
  says: string,
  most: number,
  of: keyof Omit<ReportCost & SavingCost, 'sentence'>,
): Target => ({
  ...{ says, most },
  unit: 'ms',
  of: ({ studio }) => studio?.[of] ?? Number.NaN,
})

const editing = (says: string, most: number, part: EditingPart, count: number): Target => ({
  ...{ says: `${says} at ${count}`, most },
  unit: 'ms',
  of: ({ editing }) => quantile(editing.get(count)?.[part] ?? [], 0.95),
})

/** What has to be reached; a line that is not ends the run with 1. */
export const TARGETS: readonly Target[] = [
  ...SIZES.flatMap(keystroke),
  { says: 'keystroke, script, 1000 : 30', most: 1.3, unit: '×', of: growth('script') },
  {
    says: "keystroke, script at 1000: (a)'s",
    most: 0.1,
    unit: '×',
    of: times('script', 1000, 'rjsf'),
  },
  {
    says: 'the same with its message, 1000 : 30',
    most: 1.3,
    unit: '×',
    of: growth('messageScript'),
  },
  {
    says: "the same with its message: (a)'s",
    most: 0.1,
    unit: '×',
    of: times('messageScript', 1000, 'rjsf'),
  },
  ...[300, 1000].flatMap(mount),
  ...[300, 1000].flatMap(idle),
  ...SIZES.map(
    (count): Target => ({
      says: `toggle of one field at ${count}: (b)'s`,
      most: 1,
      unit: '×',
      of: times('toggleOne', count, 'hookForm'),
    }),
  ),
  {
    says: "toggle that shows 100 of 1000: (a)'s",
    most: 0.25,
    unit: '×',
    of: times('toggleMany', 1000, 'rjsf'),
  },
  {
    says: "submit of 1000 empty: (b)'s",
    most: 0.5,
    unit: '×',
    of: times('submit', 1000, 'hookForm'),
  },
  // Fields below the screen come while nobody waits (0377); a page of react-hook-form takes 1.9 ×.
  { says: "whole form of 300: (d)'s", most: 3, unit: '×', of: times('whole', 300, 'dom') },
  {
    says: "first screen of 300, conversion included: (d)'s",
    most: 1.3,
    unit: '×',
    of: times('mount', 300, 'dom'),
  },
  {
    says: "submit of 30 empty: (d)'s",
    most: 2,
    unit: '×',
    of: times('submit', 30, 'dom'),
  },
  {
    says: 'used heap at 1000',
    most: 11,
    unit: 'MB',
    of: ({ book }) => book.median('ours', 1000, 'heap'),
  },
  { says: "used heap at 1000: (b)'s", most: 2, unit: '×', of: times('heap', 1000, 'hookForm') },
  {
    says: 'phone, 4× slower, 300: script of a keystroke, p95',
    most: 16,
    unit: 'ms',
    of: ({ phone }) => quantile(phone.ours, 0.95),
  },
  {
    says: 'home and form route together, brotli',
    most: 240,
    unit: 'kB',
    of: ({ route }) => (route ? route.home + route.added : Number.NaN),
  },
  {
    says: 'studio with its form editor over the form engine, brotli',
    most: 180,
    unit: 'kB',
    of: ({ route }) => route?.studio ?? Number.NaN,
  },
  {
    says: 'home on a phone, JavaScript as transferred',
    most: FIRST_LOAD_KB,
    unit: 'kB',
    of: ({ firstLoad }) => firstLoad?.pages['home, phone'].js ?? Number.NaN,
  },
  {
    says: 'home on a phone, styles as transferred',
    most: 15,
    unit: 'kB',
    of: ({ firstLoad }) => firstLoad?.pages['home, phone'].css ?? Number.NaN,
  },
  {
    says: 'home on a phone, calls before the first paint',
    most: 0,
    unit: 'calls',
    of: ({ firstLoad }) => firstLoad?.pages['home, phone'].callsBeforePaint ?? Number.NaN,
  },
  {
    says: "home on a slow phone, largest paint: a static page's with the same pictures",
    most: 1.3,
    unit: '×',
    of: ({ firstLoad }) => (firstLoad ? firstLoad.lcp.ours / firstLoad.lcp.plain : Number.NaN),
  },
  {
    says: "home on a slow phone, largest paint: a static page's with the same content",
    most: 1.1,
    unit: '×',
    of: ({ firstLoad }) => (firstLoad ? firstLoad.lcp.ours / firstLoad.lcp.equal : Number.NaN),
  },
  {
    says: 'every address on a phone at 400 ms and 80 kB/s: frames without their styles',
    most: 0,
    unit: 'frames',
    of: ({ firstLoad }) => firstLoad?.unstyled.unstyled ?? Number.NaN,
  },
  {
    says: 'a bare route of equal bytes: home from the cache, by requests a second',
    most: 1 / 0.3,
    unit: '×',
    of: ({ pages }) => (pages ? pages.bare / pages.cached : Number.NaN),
  },
  {
    says: 'home from the cache: home with a query that no page names, by requests a second',
    most: 1.5,
    unit: '×',
    of: ({ pages }) => (pages ? pages.cached / pages.unknownQuery : Number.NaN),
  },
  {
    says: 'main thread for a page that is drawn anew, the dearest one’s median',
    most: 5,
    unit: 'ms',
    of: ({ pages }) =>
      pages ? Math.max(...[...pages.drawn.values()].map((one) => quantile(one, 0.5))) : Number.NaN,
  },
  {
    says: 'start with one society',
    most: 1000,
    unit: 'ms',
    of: ({ start }) => start?.one ?? Number.NaN,
  },
  {
    says: 'start on the embedded database',
    most: 1000,
    unit: 'ms',
    of: ({ start }) => start?.embedded ?? Number.NaN,
  },
  {
    says: 'first page of all after a start',
    most: 100,
    unit: 'ms',
    of: ({ start }) => start?.firstOfAll ?? Number.NaN,
  },
  {
    says: 'start with 10,000 societies: with one',
    most: 1.25,
    unit: '×',
    of: ({ start }) => (start ? start.many / start.one : Number.NaN),
  },
  {
    says: 'first page of a society among 10,000 that nobody asked for before',
    most: 100,
    unit: 'ms',
    of: ({ start }) => start?.firstPage ?? Number.NaN,
  },
  {
    says: 'heap a society takes in the cache',
    most: 100,
    unit: 'kB',
    of: ({ start }) => (start?.bytes ?? Number.NaN) / 1000,
  },
  {
    says: 'longest pause of the server under the worst body of any call',
    most: 50,
    unit: 'ms',
    of: ({ pauses }) => (pauses.length > 0 ? Math.max(...pauses.map(held)) : Number.NaN),
  },
  {
    says: 'applying and auditing, encrypted at rest: the same without cryptography',
    most: 1.1,
    unit: '×',
    of: ({ encryption }) => (encryption ? encryption.encrypted / encryption.clear : Number.NaN),
  },
  {
    says: 'first of January: 99 of 100 reads, work and queues together',
    most: 300,
    unit: 'ms',
    of: ({ capacity }) => capacity?.p99.get('read') ?? Number.NaN,
  },
  {
    says: 'beside a society under the worst load, p99 of another: alone',
    most: 2,
    unit: '×',
    of: ({ neighbour }) =>
      neighbour ? neighbour.shares.loud.p99 / neighbour.shares.alone.p99 : Number.NaN,
  },
  {
    says: 'a code until it leaves, a million other jobs due, slowest of fifty',
    most: 2000,
    unit: 'ms',
    of: ({ jobs }) => jobs?.besideJobs.longest ?? Number.NaN,
  },
  {
    says: 'the same while another society asks for thousands of codes',
    most: 2000,
    unit: 'ms',
    of: ({ jobs }) => jobs?.besideCodes.longest ?? Number.NaN,
  },
  {
    says: 'writes of a large society while it moves to another database, the longest',
    most: 5000,
    unit: 'ms',
    of: ({ move }) => move?.longestMs ?? Number.NaN,
  },
  {
    says: 'the same, lost, doubled or failed',
    most: 0,
    unit: 'calls',
    of: ({ move }) => move?.faults ?? Number.NaN,
  },
  {
    says: 'a call while the embedded database is backed up, the longest',
    most: 1000,
    unit: 'ms',
    of: ({ backup }) => backup?.calls.meanwhile.longest ?? Number.NaN,
  },
  {
    says: 'the same, failed',
    most: 0,
    unit: 'calls',
    of: ({ backup }) => backup?.calls.meanwhile.failed ?? Number.NaN,
  },
  {
    says: 'every list, search and count of a society that has grown, the worst p99',
    most: 100,
    unit: 'ms',
    of: ({ lists }) => worst(lists, ({ p99 }) => p99),
  },
  {
    says: 'the same, pages of the database that one statement looks at',
    most: 2000,
    unit: 'buffers',
    of: ({ lists }) => worst(lists, ({ heaviest }) => heaviest.buffers),
  },
  studio('saving a step in the studio, p95', 100, 'save'),
  studio('opening the slowest document in the studio', 500, 'open'),
  studio('report before publishing a removed option, demonstration', 3000, 'small'),
  studio('the same at 100,000 applications', 5000, 'large'),
  studio('of that the effects on work in flight', 2000, 'effects'),
  studio('longest pause of the server meanwhile', 50, 'longest'),
  editing('key in a panel until both devices show it, p95,', 100, 'key', 300),
  editing('key in a panel until both devices show it, p95,', 250, 'key', 1000),
  editing('problems of the form after the last key, p95,', 300, 'problems', 300),
  editing('field selected until both devices show it, p95,', 50, 'select', 300),
  editing('step taken back until both devices show it, p95,', 100, 'undo', 300),
  editing('form editor opened until both devices are painted,', 1000, 'open', 300),
]
