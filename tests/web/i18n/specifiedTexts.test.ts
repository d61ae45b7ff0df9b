import { expect, test } from 'vitest';
import { loadSentences } from '../support/sentences.ts';

/** Sentences that the specification gives to the letter (portal.md sections 5 and 8, domain.md sections 5 and 8). */
const specified: Record<string, string> = {
  'accounts.shared.person.password_changed': 'Success',
  'validation.password_old': 'Please enter the old password',
  'validation.password_new': 'Please enter new password',
  'validation.password_again': 'Please enter the password again',
  'validation.new_passwords_differ': 'The two passwords you entered do not match',
  'validation.passwords_differ': "Passwords don't match.",
  'payment-details.author.tip.account_name': "Please enter Account Holder's Name",
  'payment-details.author.tip.account_bank': 'Please enter Bank Name',
  'payment-details.author.tip.swift_code': 'Please enter Swift Code',
  'payment-details.author.tip.payee': "Please enter account holder's name",
  'payment-details.author.tip.payee_account': 'Please enter the email address of the PayPal account',
  'images.shared.size': 'The image size is wrong. Please re-upload.',
  'images.shared.dimensions': 'The image dimensions are wrong. Please adjust the cover and re-upload.',
  'images.shared.too_many': 'You have reached the maximum number of images that you can upload.',
  'errors.offline': 'Unstable internet connection',
  'errors.slow_network': 'Poor internet connection',
  'errors.internal': 'The server is down, please try again later...',
  'errors.code': 'Wrong confirmation code',
  'errors.blocked': 'Your account has been blocked',
  'errors.email_in_use': 'This email is already in use. Please log in.',
  'errors.pen_name_taken': 'This pen name is already occupied. Choose another.',
  'errors.captcha': 'Captcha incorrect',
};

const english = await loadSentences('en');

test.each(Object.entries(specified))('%s', (key, text) => expect(english[key]).toBe(text));
