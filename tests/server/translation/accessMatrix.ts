import type { Role } from '#domain/roles.ts';

/** Who works on translations; no other role has any of these calls. */
export const people = [
  'content_manager',
  'translation_auditor',
  'translator',
  'original_author',
] as const satisfies Role[];

/** What of a call is for a role: everybody's records, own ones alone, or nothing. */
export type Reach = 'all' | 'own' | '-';

/** Own are: to a translator, the own tasks; to an original author, what is of the own books. */
const rows: [reach: string, calls: string][] = [
  // manager, auditor, translator, original author
  [
    'all all own own',
    'translationTask.list translationTask.groups translationTask.export translationTask.one translationTask.auditLog',
  ],
  ['all all own own', 'translationTask.refs.book_id getBurnDown listTaskChapters getTranslation'],
  ['all - - -', 'translationTask.create assignTasks cancelTasks moveTasks reassignTasks listAssignable'],
  ['all all - -', 'translationTask.refs.translator_id translationTask.refs.manager_id listTranslators'],
  ['all all own own', 'translationTask.ids'],
  ['- - own -', 'receiveTask submitTranslations saveTranslation listMyTranslations draftParagraphs listSuggestions'],
  ['- - own -', 'exportTranslation importTranslation previewTranslation'],
  ['- all - -', 'listTranslationReviews getTranslationReview reviewTranslation reviewTask correctTranslation'],
  ['all all - own', 'listTranslationProgress getChapterDetails listTranslationVersions getTranslationVersion'],
  ['all all - own', 'listSourceVersions getSourceVersion'],
  ['all all own -', 'countTranslations'],

  [
    'all all own -',
    'extensionRequest.list extensionRequest.groups extensionRequest.export extensionRequest.one extensionRequest.auditLog',
  ],
  ['all all own -', 'extensionRequest.refs.task_id'],
  ['all all own -', 'extensionRequest.ids'],
  ['- - own -', 'extensionRequest.create'],
  [
    'all all - -',
    'extensionRequest.update extensionRequest.updates extensionRequest.bulkEdits extensionRequest.undoBulkEdit extensionRequest.restores',
  ],
  ['all all - -', 'extensionRequest.updatePreview'],
  ['all all - -', 'extensionRequest.refs.decided_by_id extensionRequest.refs.asked_by_id'],

  // Whoever translates reads any book: names are to be the same in all of an author's.
  [
    'all all all own',
    'businessBook.list businessBook.groups businessBook.export businessBook.one businessBook.auditLog getChapterGrid',
  ],
  ['all all all own', 'businessBook.ids sourceChapter.ids edition.ids businessBook.refs.fiction_id'],
  [
    'all all all own',
    'sourceChapter.list sourceChapter.groups sourceChapter.export sourceChapter.one sourceChapter.auditLog',
  ],
  ['all all all own', 'sourceChapter.refs.book_id'],
  ['all all all own', 'edition.list edition.groups edition.export edition.one edition.auditLog edition.refs.book_id'],
  [
    'all - - -',
    'businessBook.create businessBook.update businessBook.updates businessBook.bulkEdits businessBook.undoBulkEdit businessBook.restores',
  ],
  ['all - - -', 'businessBook.updatePreview businessBook.previewImport businessBook.importFile'],
  ['all - - -', 'businessBook.imports businessBook.undoImport edition.imports edition.undoImport'],
  ['all - - -', 'edition.updatePreview edition.previewImport edition.importFile'],
  ['all - - -', 'businessBook.refs.original_author_id sourceChapter.refs.chapter_id'],
  [
    'all - - -',
    'edition.create edition.update edition.updates edition.bulkEdits edition.undoBulkEdit edition.restores releaseTranslation',
  ],
  ['all all - -', 'exportEdition listBookPeople'],
  ['all - - -', 'uploadSource takeStory getSourceImport editSourceRow lowerSourceTitle numberSourceRows'],
  ['all - - -', 'storeSourceImport discardSourceImport'],

  [
    'all all all -',
    'dictionaryEntry.list dictionaryEntry.groups dictionaryEntry.export dictionaryEntry.one dictionaryEntry.auditLog',
  ],
  [
    'all all all -',
    'dictionaryEntry.create dictionaryEntry.update dictionaryEntry.updates dictionaryEntry.bulkEdits dictionaryEntry.undoBulkEdit dictionaryEntry.restores',
  ],
  ['all all all -', 'dictionaryEntry.ids dictionaryEntry.updatePreview dictionaryEntry.previewImport'],
  ['all all all -', 'dictionaryEntry.importFile dictionaryEntry.imports dictionaryEntry.undoImport'],
  ['all all all -', 'dictionaryEntry.refs.book_id listBookTerms addBookTerms listTermCandidates'],
  ['all all all -', 'exportDictionary importDictionary previewDictionary'],
  ['all all - -', 'decideProposal'],
  ['all all - -', 'dictionaryEntry.delete dictionaryEntry.deletes getTermReplacement replaceTerm undoTermReplacement'],
];

/** What each call is to each of `people`, in their order. */
export const matrix = new Map(
  rows.flatMap(([reach, names]) => names.split(' ').map((name) => [name, reach.split(' ') as Reach[]] as const)),
);
