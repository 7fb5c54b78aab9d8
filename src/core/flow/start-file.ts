/**
 * A flow to begin with, in YAML: sound as it is, with a comment wherever an author has something to
 * decide. Expects a well-formed id.
 */
export function startFile(id: string): string {
  const title = `${id.charAt(0).toUpperCase()}${id.slice(1).replace(/[-_]+/g, ' ')}`;
  return `# yaml-language-server: $schema=./flow.schema.json
# What every key means is in docs/flows.md. Check this file with: npm run flows -- check FILE
id: ${id}
version: 1 # raise it with every change that matters
title: ${title} # what people read when they choose between flows
language: en # the language of the texts here
# purpose: What this flow is for, as one sentence.

# Phrases that begin it, as people would say them.
triggers:
  - ${title.toLowerCase()}

# false: answers cannot simply be replaced, and everything is reviewed before it is sent.
reversible: true

slots:
  - id: topic
    type: text # or identifier, person, organisation, email, phone, url, integer, number, money, date…
    label: topic # inside a sentence: "the topic is missing"
    ask:
      first: What is it about?
      again: Could you tell me in a few words what it is about?
    why: So that the right person answers. # said when people hesitate or ask
    examples: [an invoice]

  - id: kind
    type: choice
    label: kind of customer
    ask:
      first: Are you writing for yourself, or for a company?
    options: # never read out, so ask something that can be answered without them
      - { id: person, label: private, synonyms: [myself, just me] }
      - { id: company, label: company, synonyms: [business, firm] }

  - id: company
    type: organisation
    label: company
    when: kind == "company" # only asked while this holds
    required: false
    ask:
      first: Which company is it?

  - id: email
    type: email
    label: email
    cues: [email, mail] # words that announce it
    sensitive: true # masked wherever others can read it
    ask:
      first: Where can we write to you?

# What must hold between slots before anything is delivered:
# rules:
#   - id: ends-after-start
#     require: end > start
#     message: The end has to be later than the start.
#     reopen: [end]

# The bot answers from these and from nothing else. Longer ones can be a file: "- file: faq.md".
knowledge:
  - id: opening-hours
    questions: [When are you open?, What are your opening hours?]
    answer: On weekdays from 9 to 17.

wording:
  greeting: Happy to help. A few short questions, and it goes to the right person.
  completed: Thank you, that's everything. Somebody answers you soon.
  # handover: said when people take over; name their channel below as well.

# handover: { target: team }

delivery: { webhook: default }
`;
}
