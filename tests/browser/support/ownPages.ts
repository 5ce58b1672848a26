/** The pages of the demonstration's modules. */
export const MODULE_PAGES = [
  'join',
  'status',
  'directory',
  'recommend',
  'committee',
  'branches',
  'apply',
].map((id) => `/module?id=${id}`)

/** Somebody of the demonstration, with the pages that wait for answers of their own. */
export const OWN_PAGES = {
  member: {
    userName: '13800000001',
    password: 'Member-2026',
    paths: ['/user/home', '/user/data', '/user/privacy', '/user/orders', '/organisations'],
  },
  staff: {
    userName: 'staff',
    password: 'Staff-2026',
    paths: [
      ...['/desk', '/desk/dues', '/desk/books', '/desk/statements', '/desk/entries'],
      ...['/desk/reliefs', '/desk/questions', '/desk/reminders', '/desk/staff', '/desk/log'],
      ...['/desk/retention', '/studio'],
    ],
  },
} as const
