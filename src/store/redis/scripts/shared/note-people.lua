-- Notes under each of these people until when something of them may be in a conversation.
-- people: keys of sorted sets. A set goes with the last of its conversations.
local function note_people(people, member, now, until_ms)
  for _, person in ipairs(people) do
    redis.call('ZREMRANGEBYSCORE', person, '-inf', now)
    redis.call('ZADD', person, 'GT', until_ms, member)
    if redis.call('PTTL', person) < until_ms - now then
      redis.call('PEXPIRE', person, until_ms - now)
    end
  end
end
