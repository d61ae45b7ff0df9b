import type { ContractType } from '#domain/contracts/contract.ts';

/** The first version of each contract. What the slots mean: `domain/contracts/contractText.ts`. */
export const firstTemplates: Record<ContractType, { name: string; body: string }> = {
  exclusive: {
    name: 'Exclusive publishing agreement',
    body: `This agreement is made on {{date}} between Quillhouse ("the Platform") and {{legal_name}}, born on {{birth_date}}, a national of {{nationality}}, living in {{city}}, {{country}}, who writes as {{pen_name}} ("the Author").

# 1. The work

1.1 The agreement is about the work "{{title}}" in {{language}} ("the Work"), of which {{word_count}} words were written when the Author applied. The Author expects about {{expected_words}} words in all.

1.2 The Author declares that the Work is original, that nobody else holds rights in it, and that it is neither fan fiction nor prose nor poetry.

# 2. Rights

2.1 The Author keeps the copyright in the Work.

2.2 For the time of this agreement the Author grants the Platform the exclusive right to publish the Work in {{language}} in electronic form, in its own and its partners' reading apps, and to have it translated for them.

2.3 Copies of the Work elsewhere are removed within 30 days of signing, or are limited there to the chapters that are free on the Platform.

# 3. Duties of the Author

3.1 The Author goes on writing the Work until it is completed. A completed Work is not changed any more.

3.2 Chapters are reviewed before readers see them. The Platform may ask for changes that the law or its content rules need.

# 4. Readers and payment

4.1 The first chapter that readers pay for is chapter {{first_paywall_chapter}}.

4.2 The Author receives {{share}} of the net revenue from the Work: what the reading apps pay for it, less their fees and taxes.

4.3 Statements are made monthly. The Author confirms a statement between the 1st and the 4th, until 23:59 UTC+8; it is paid on the 20th or the next working day. What is not confirmed is carried forward.

4.4 The Author may apply for the update and completion bonuses under the conditions in force at the time.

# 5. Term and end

5.1 The agreement is in force from the day on which the Platform confirms the signature, for five years, and then for a year at a time unless one side ends it 60 days before.

5.2 Either side may end it at once where the other breaks it and does not put that right within 30 days of being told.

5.3 What was earned until then is paid as agreed.

# 6. Personal data

6.1 The Platform uses the personal data of the Author to fulfil this agreement and to meet the law, and shows it to nobody whom that does not concern.

# 7. Signature

7.1 The Author signs electronically. The Platform keeps the SHA-256 of this document, the time, the network address, the browser and the signature as evidence, and gives the Author a certificate of it.

7.2 Letters under this agreement go to {{email}}. The English text binds; translations of it only help to understand it.`,
  },
  non_exclusive: {
    name: 'Non-exclusive publishing agreement',
    body: `This agreement is made on {{date}} between Quillhouse ("the Platform") and {{legal_name}}, born on {{birth_date}}, a national of {{nationality}}, living in {{city}}, {{country}}, who writes as {{pen_name}} ("the Author").

# 1. The work

1.1 The agreement is about the work "{{title}}" in {{language}} ("the Work"), of which {{word_count}} words were written when the Author applied. The Author expects about {{expected_words}} words in all.

1.2 The Author declares that the Work is original, that nobody else holds exclusive rights in it, and that it is neither fan fiction nor prose nor poetry.

# 2. Rights

2.1 The Author keeps the copyright in the Work.

2.2 For the time of this agreement the Author grants the Platform the non-exclusive right to publish the Work in {{language}} in electronic form, in its own and its partners' reading apps.

2.3 The Author is free to publish and sell the Work elsewhere at the same time.

# 3. Duties of the Author

3.1 The Author goes on writing the Work on the Platform until it is completed. A completed Work is not changed any more.

3.2 Chapters are reviewed before readers see them. The Platform may ask for changes that the law or its content rules need.

# 4. Readers and payment

4.1 The first chapter that readers pay for is chapter {{first_paywall_chapter}}.

4.2 The Author receives {{share}} of the net revenue from the Work: what the reading apps pay for it, less their fees and taxes.

4.3 Statements are made monthly. The Author confirms a statement between the 1st and the 4th, until 23:59 UTC+8; it is paid on the 20th or the next working day. What is not confirmed is carried forward.

# 5. Term and end

5.1 The agreement is in force from the day on which the Platform confirms the signature, for two years, and then for a year at a time unless one side ends it 30 days before.

5.2 What was earned until then is paid as agreed.

# 6. Personal data

6.1 The Platform uses the personal data of the Author to fulfil this agreement and to meet the law, and shows it to nobody whom that does not concern.

# 7. Signature

7.1 The Author signs electronically. The Platform keeps the SHA-256 of this document, the time, the network address, the browser and the signature as evidence, and gives the Author a certificate of it.

7.2 Letters under this agreement go to {{email}}. The English text binds; translations of it only help to understand it.`,
  },
};
