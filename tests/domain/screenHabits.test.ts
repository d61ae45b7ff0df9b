import { testHabits, type Habit } from './habits.ts';

/** What each screen would do in its own way, were it not done in one place (CONTRIBUTING.md, 'A command of a screen'). */
const habits: Habit[] = [
  {
    name: 'a query key is written out in a queryKeys.ts only',
    pattern: /queryKey: \[|\w*[kK]ey = \[|Quer(y|ies)(Data|Defaults)(<.*>)?\(\[|invalidates: \[+'/,
    // What react-admin asks its authProvider has keys of react-admin's own.
    allowed: ['queryKeys.ts', 'src/authProvider/atOnce.ts'],
    examples: [
      "queryKey: ['todo'],",
      "const queryKey = ['todo'];",
      "client.setQueryData<Todo>(['todo'], data);",
      "useCommand(readMessages, { invalidates: [['todo']] })",
    ],
  },
  {
    name: 'nobody takes a failure for an ApiError',
    pattern: /\bas (unknown as )?ApiError\b/,
    allowed: [],
    examples: ['const { message } = failure as ApiError;', '(story.error as ApiError | null)?.status'],
  },
  {
    name: 'that a call is under way is told by its command',
    pattern: /\bset(Busy|Sending|Saving|Submitting|Pending)\b|\bset\w+\('sending'\)|if \(sending\.current\)/,
    // What the sign-in page needs, where react-query is not.
    allowed: ['src/lib/forms/useOneAtATime.ts'],
    examples: [
      'const [busy, setBusy] = useState(false);',
      'const [saving, setSaving] = useState<Kind>();',
      "setState('sending');",
      'if (sending.current) return;',
    ],
  },
  {
    name: 'what is wrong with a form is told by the form',
    pattern: /\bset(Tried|Errors|Problems)\b/,
    allowed: [
      'src/lib/forms/useCallForm.ts',
      // No forms: a period in the address, and a step that shows what is kept elsewhere.
      'src/custom/earnings/author/Earnings.tsx',
      'src/custom/statements/author/PaymentDetailsStep.tsx',
    ],
    examples: ['const [tried, setTried] = useState(false);', 'const [problems, setProblems] = useState({});'],
  },
  {
    name: 'an Idempotency-Key is made where requests are sent',
    pattern: /\bkey\b.*randomUUID/i,
    allowed: [
      'src/lib/api/idempotencyKeys.ts',
      // The key of a save lies in the device's journal before it is sent, and outlives the page.
      'src/custom/editor/session.ts',
      'src/custom/editor/atStart.ts',
    ],
    examples: ['const key = useRef(crypto.randomUUID());', 'send(saveReply, { body, key: crypto.randomUUID() })'],
  },
  {
    name: 'measures and colours are those of stylesheets',
    pattern: /style=\{\{.*(\d(rem|em|px|pt)\b|#[\da-f]{3}| [+-] \d)/i,
    allowed: [],
    examples: [
      "<div style={{ marginTop: '4px' }}>",
      '<p style={{ left: `min(${left}px, 100vw - 22rem)` }}>',
      '<p style={{ top: bottom + 4 }}>',
      "<b style={{ color: '#fff' }}>",
    ],
  },
  {
    name: 'a mutation is a command',
    pattern: /\buseMutation\(/,
    allowed: ['src/lib/command/useCommand.ts'],
    examples: ['const save = useMutation({'],
  },
  {
    name: 'what is asked for again is declared by the command that changes it',
    pattern: /\binvalidateQueries\(/,
    allowed: [
      'src/lib/command/useCommand.ts',
      // Its calls are parts of several commands.
      'src/lib/session/usePersonalProfile.ts',
      // It is set up before there is an application, too.
      'src/custom/accounts/author/second/SecondFactor.tsx',
      // No command of this page: what others decided or wrote, and what is read by being asked for.
      'src/app/author/News.tsx',
      'src/custom/home/office/useRenewal.ts',
      'src/custom/comments/author/useComments.ts',
      'src/custom/statements/office/StatementReview.tsx',
      'src/custom/statements/questions/useQuestions.ts',
      // What is shown before the server has it.
      'src/custom/chapters/author/useContents.ts',
      'src/resources/list/edit/patchLists.ts',
    ],
    examples: ['void queries.invalidateQueries({ queryKey: storyKeys.all });'],
  },
  {
    name: 'nobody has a query asked for again after a command',
    // What it is asked for, when it failed or when the record is one's own again, is no command; nor is what reads its answer.
    pattern: /^(?!.*(\bretry\b|onClick=|onMine=)).*(?<!= await )\brefetch(Queries)?\(/,
    allowed: [
      // What became of each record is read first: the list without them would take the dialog away.
      'src/resources/bulk/targets.ts',
      // What came is shown when that is asked for.
      'src/custom/notifications/inbox/Messages.tsx',
      // The saver is no command.
      'src/custom/editor/useMeta.ts',
    ],
    examples: [
      'onSettled: () => refetch(),',
      '    void refetch();',
      '        await refetch();',
      'const reload = () => void Promise.all([totals.refetch(), batches.refetch()]);',
      '<WorkRow work={work} onInvited={() => void refetch()} />',
    ],
  },
  {
    name: 'a date is asked for in the language of the interface, which a browser does not know',
    pattern: /type="(date|datetime-local|month|week)"/,
    allowed: [],
    examples: ['<TextInput {...field("send_at")} type="datetime-local" />', '<input type="date" />'],
  },
];

testHabits('src', habits);
