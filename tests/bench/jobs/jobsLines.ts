import { LANES } from '#server/store/jobKinds.ts'
import type { JobsCost, Leaving } from './measureJobs.ts'

/** How soon codes left, in lines. */
export function jobsLines({ jobs, buffers, besideJobs, besideCodes }: JobsCost): string[] {
  const claims = LANES.map((lane) => `${lane} ${buffers[lane]}`).join(', ')
  return [
    `a code until it leaves with ${jobs} other jobs due: ${leaving(besideJobs)};` +
      ` while another society asks for thousands of codes: ${leaving(besideCodes)}`,
    `pages that a claim reads: ${claims}`,
  ]
}

const leaving = ({ median, longest }: Leaving): string =>
  `median ${median.toFixed(0)} ms, slowest ${longest.toFixed(0)} ms`
