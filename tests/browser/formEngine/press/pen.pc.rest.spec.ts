import { pen } from '../../support/hands.ts'
import { HOLDS, pressBelowComplaint } from './pressBelowComplaint.ts'
import { test } from './pressTest.ts'

for (const ms of HOLDS)
  test(`whatever a pen presses for ${ms} ms below a field that complains gets its press`, async ({
    page,
    context,
    address,
  }) => pressBelowComplaint(page, address, pen(await context.newCDPSession(page)), 'pc', ms))
