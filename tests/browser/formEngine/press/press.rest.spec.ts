import { HOLDS, pressBelowComplaint } from './pressBelowComplaint.ts'
import { test } from './pressTest.ts'

for (const ms of HOLDS)
  test(`whatever is pressed for ${ms} ms below a field that complains gets its press`, async ({
    page,
    address,
    hand,
    layout,
  }) => pressBelowComplaint(page, address, hand, layout, ms))
