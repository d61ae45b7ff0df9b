/** The messages of an author. */
export default {
  tabs: 'Kind of message',
  tab: {
    all: 'All',
    system: 'System',
    sign: 'Contract',
    story: 'Story',
  },
  new: 'New',
  arrived: 'New messages',
  read_all: 'Mark all as read',
  clear: 'Clear',
  remove: 'Remove',
  cleared: '%{count} message cleared. |||| %{count} messages cleared.',
  restored: 'The messages are back.',
  open: {
    story: 'Open the story',
    chapter: 'Open the chapter',
    contract: 'Go to the contract',
    profile: 'Open the profile',
    handbook: 'Read the guidebook',
  },
  empty: 'No messages',
  empty_text: 'News about your account, your contracts and your stories will appear here.',
};
