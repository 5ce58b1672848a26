import { openEnd } from '#server/store/shards/move/ends.ts'
import { moveSociety } from '#server/store/shards/move/moveSociety.ts'
import { openBoth } from '../shards/support/twoShards.ts'

/** Moves a society from `main` to `two`, and kills itself once it has done the named step. */
const { admins, urls, orgId, step } = JSON.parse(process.argv[2] ?? '{}')
const store = await openBoth({ urls })
const [catalogue] = store.shards()
if (!catalogue) throw new Error('no catalogue')
await moveSociety({
  from: await openEnd('main', admins.main),
  to: await openEnd('two', admins.two),
  orgId,
  catalogue,
  pauseSeconds: 10,
  reached: (done) => {
    if (done === step) process.kill(process.pid, 'SIGKILL')
  },
})
process.exit()
