import type { ThingData } from '../names/thing-data.ts';

const article = "[(le|la|les|l'|un|une)]";

export const things: ThingData = {
  names: ['nom', 'noms', 'titre', 'intitulé'],
  kinds: ['genre', 'type', 'catégorie', 'cuisine', 'sorte', 'style'],
  articles: ["(le|la|les|l'|au|du)"],
  of: ["(de la|de l'|du|des|de|d')"],
  called: [
    '(appelé|appelée|nommé|nommée|intitulé|intitulée|baptisé|baptisée)',
    "[qui] (s'appelle|se nomme)",
    '(du|au|avec le|sous le) (nom|titre) [de]',
    '(appelez|appelle|nommez|nomme|renommez|renomme) (le|la)',
    "(doit|devrait|va) s'appeler",
  ],
  being: [
    "(est|serait|sera|c'est|doit être|devrait être|s'appelle) [(maintenant|plutôt|en fait|désormais)]",
  ],
  verbs: ['est', 'sont', 'était', 'sera', 'a', 'semble', 'serait', 'me', 'nous'],
  by: ['par'],
  infinitives: ['er', 'ir', 're'],
  things: [
    {
      of: 'thing',
      nouns: ['restaurant', 'restaurants', 'café', 'bistrot', 'brasserie', 'resto'],
      cues: [
        `(table|réservation) [pour (1|2|3|4|5|6|7|8|deux|trois|quatre|cinq|six|nous)] (chez|au restaurant|au) ${article}`,
      ],
      marks: ['restaurant', 'café', 'bistrot', 'brasserie', 'auberge', 'pizzeria', 'crêperie'],
    },
    {
      of: 'thing',
      nouns: ['hôtel', 'hôtels', 'auberge', 'hébergement', 'pension'],
      cues: ["(chambre|chambres|nuit|nuits) (à l'hôtel|à l'|au)"],
      marks: ['hôtel', 'auberge', 'resort', 'hostel'],
    },
    {
      of: 'thing',
      nouns: ['événement', 'évènement', 'concert', 'match', 'spectacle'],
      cues: ['(billets|billet|places|place) pour (voir|le concert de|le match)'],
      versus: true,
    },
    { of: 'thing', nouns: ['film', 'films'], cues: ['[(voir|regarder)] le film'] },
    { of: 'thing', nouns: ['chanson', 'chansons', 'morceau', 'titre'], cues: ['la chanson'] },
    { of: 'thing', nouns: ['album', 'disque'], cues: [] },
    {
      of: 'thing',
      nouns: ['cinéma', 'cinémas', 'théâtre'],
      cues: [],
      marks: ['cinéma', 'cinémas', 'théâtre'],
    },
    {
      of: 'thing',
      nouns: ['salon', 'coiffeur', 'coiffeuse', 'barbier', 'styliste'],
      cues: ['(rendez vous|rdv) (au salon|chez)'],
      marks: ['salon', 'coiffure', 'barbier'],
    },
    {
      of: 'person',
      nouns: ['réalisateur', 'réalisatrice', 'metteur'],
      cues: ['(réalisé|réalisée|tourné|dirigé|mis en scène) par'],
    },
    {
      of: 'person',
      nouns: ['acteur', 'actrice', 'acteurs', 'vedette'],
      cues: ['(joué|jouée|interprété|interprétée) par', '(film|films|quelque chose) avec'],
    },
    {
      of: 'person',
      nouns: ['artiste', 'chanteur', 'chanteuse', 'groupe', 'musicien'],
      cues: [
        '(chanté|chantée|interprété|interprétée) par',
        '(chanson|chansons|musique|album|titres) de',
      ],
    },
    {
      of: 'person',
      nouns: ['auteur', 'autrice', 'auteure', 'écrivain'],
      cues: ['(écrit|écrite) par', '(livre|roman) de'],
    },
    {
      of: 'person',
      nouns: [
        'médecin',
        'docteur',
        'dentiste',
        'thérapeute',
        'avocat',
        'avocate',
        'conseiller',
        'conseillère',
      ],
      cues: ['(rendez vous|rdv|séance|consultation) (avec|chez)'],
    },
  ],
};
